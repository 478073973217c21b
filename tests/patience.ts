/**
 * How many times longer than usual everything may take (TEST_PATIENCE): a file that was red is run once
 * more with four times the limits.
 */
const factor = Number(process.env.TEST_PATIENCE ?? 1)

/** @param ms milliseconds after which something counts as hanging */
export const patience = (ms: number) => ms * factor

/** Milliseconds after which a test hangs. Limits are there for that alone: a slow machine reaches none. */
export const TEST_HANGS = patience(5 * 60_000)
/** The same of one test that goes over every call or every screen that there is. */
export const WALK_HANGS = patience(20 * 60_000)
/** Milliseconds after which what a test does in a browser hangs. */
export const BROWSER_HANGS = patience(2 * 60_000)
/** Milliseconds after which a server that was asked or begun hangs. */
export const SERVER_HANGS = patience(3 * 60_000)
