/** What does not fit together at boot, in one plain sentence; the process ends before it serves. */
export class BootRefusal extends Error {
  override name = 'BootRefusal'
}
