/** How much the body of a request may hold. */
export interface BodyLimit {
  /** Most bytes, unpacked. */
  readonly bytes: number
  /** Most keys and values of JSON, all levels together. */
  readonly values: number
}

const KB = 1024
const MB = 1024 * KB

/** Anybody may send it: a name, a password, a code. */
export const OPEN_BODY: BodyLimit = { bytes: 16 * KB, values: 1000 }

/** The forms of the product; the longest is a list of 2,000 rows. */
export const FORM_BODY: BodyLimit = { bytes: MB, values: 50_000 }

/** Content of a case: 20 drugs, each assessed with each of 30 events, are a fortieth of it. */
export const CONTENT_BODY: BodyLimit = { bytes: 32 * MB, values: 1_000_000 }

/** All files of one request with what is said beside them; each route says how large one may be. */
export const UPLOAD_BYTES = 220 * MB

/** Objects and lists in one another; the deepest place of a case is the twelfth. */
export const DEEPEST = 64

/** A body that comes more slowly than so many bytes in so many seconds is given up. */
export const SLOWEST = { bytes: 20 * KB, seconds: 20 }
