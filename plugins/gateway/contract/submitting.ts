/** Submits cases, with the same refusals and lines of the trail as people meet. */
export abstract class CaseSubmitting {
  /**
   * Submits a case of the project and environment at hand to a destination; the id of the submission. Refuses
   * what the check before it refuses.
   */
  abstract submit(
    caseId: string,
    destinationId: string,
    wish: { readonly overWarnings: boolean }
  ): Promise<string>
}
