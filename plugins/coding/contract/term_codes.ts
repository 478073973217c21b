/** The codes of lowest level terms, for who compares cases with terms of another level. */
export abstract class TermCodes {
  /**
   * Codes of the lowest level terms below a preferred term, itself among them, by the newest version
   * that was ever in use; the code alone where no version has it.
   */
  abstract below(preferredTerm: string): Promise<readonly string[]>
}
