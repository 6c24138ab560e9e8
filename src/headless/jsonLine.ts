/** The only field of a line that is a JSON object; null for any other line. Requests, steps and single words stand alone. */
export function onlyField(line: string): [string, unknown] | null {
  if (!line.startsWith('{')) return null;
  try {
    const fields = Object.entries(JSON.parse(line) as object);
    return fields.length === 1 ? (fields[0] ?? null) : null;
  } catch {
    // Told by whoever reads the line as an action.
    return null;
  }
}
