import { defineConfig } from 'vitest/config';

// Ink draws nothing while CI is set, and the end-to-end tests hand their environment on to the client.
// Vitest itself has read the variables by now, so snapshots stay read-only in CI.
delete process.env.CI;
delete process.env.CONTINUOUS_INTEGRATION;
delete process.env.NO_COLOR;

export default defineConfig({
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    env: { FORCE_COLOR: '0' },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    coverage: { include: ['src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
});
