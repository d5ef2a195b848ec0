import { vi } from 'vitest';

// On a busy machine PGlite, and a server of its own even more, take seconds to start.
vi.setConfig({
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
});
