/**
 * How many times longer than alone on a quiet machine everything may take (TEST_PATIENCE): in a whole
 * run the machine is busy, and one of a build server may be slow. Only what hangs is to fail by time.
 */
const factor = Number(process.env.TEST_PATIENCE ?? 1)

/** @param ms milliseconds after which something counts as hanging, alone on a quiet machine */
export const patience = (ms: number) => ms * factor
