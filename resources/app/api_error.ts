/** The server said no, or could not be reached; `message` is for the user, in the user's language. */
export class ApiError extends Error {
  /**
   * @param code number of the error catalogue; 0 when the server could not be reached
   * @param data what came with the refusal
   */
  constructor(
    readonly code: number,
    message: string,
    readonly data: Record<string, unknown> = {}
  ) {
    super(message)
  }
}

/** The sentence of whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
