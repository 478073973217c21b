/** Which of several processes this is that run specs side by side: `1` (TEST_LANE), or none. */
export const lane = process.env.TEST_LANE ?? ''
// Taken out of the environment: a spec may run specs in a process of its own.
delete process.env.TEST_LANE

/** What tells the things of this process apart from those of a process beside it. */
export const laneName = lane && `-${lane}`
