/**
 * What a check reads, by key. Near: found from the row of the check outwards or below it, so that
 * only a change beside the same rows matters to it. Far: anywhere in the case.
 */
export class Reads {
  readonly near = new Set<string>()
  readonly far = new Set<string>()
  /** Groups of which everything inside is read. */
  readonly deep = new Set<string>()

  add(key: string, far: boolean): void {
    ;(far ? this.far : this.near).add(key)
  }

  get keys(): string[] {
    return [...new Set([...this.near, ...this.far, ...this.deep])]
  }
}
