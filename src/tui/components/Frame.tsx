import { Box } from 'ink';
import type { ReactNode } from 'react';
import type { CommandId, Place } from '../keys.ts';
import type { Size } from '../terminal/size.ts';
import { Footer, type Labels } from './Footer.tsx';
import { Heading } from './Lines.tsx';

/** A screen with a head and the footer of its place; the children have `size.rows - 2` lines. */
export function Frame({
  title,
  right = '',
  place,
  size,
  without,
  labels,
  children,
}: {
  title: string;
  right?: string;
  place: Place;
  size: Size;
  /** Commands that have nothing to do now, and what others are called for the moment. */
  without?: readonly CommandId[] | undefined;
  labels?: Labels | undefined;
  children: ReactNode;
}) {
  const { columns, rows } = size;
  return (
    <Box flexDirection="column" width={columns} height={rows}>
      <Heading title={title} right={right} columns={columns} />
      <Box flexDirection="column" width={columns} height={rows - 2} flexShrink={0}>
        {children}
      </Box>
      <Footer
        place={place}
        columns={columns}
        {...(without !== undefined && { without })}
        {...(labels !== undefined && { labels })}
      />
    </Box>
  );
}
