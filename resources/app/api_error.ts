/** The server said no, or could not be reached; `message` is for the user, in the user's language. */
export class ApiError extends Error {
  /**
   * @param code number of the error catalogue; 0 when the server could not be reached
   * @param data what came with the refusal; `refusalOf` and `fieldErrorsOf` say what it is
   */
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown = undefined
  ) {
    super(message)
  }
}

/** Whether the server could not be reached: what was asked may be asked again. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 0
}

/** The sentence of whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
