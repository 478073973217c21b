/**
 * A typed, named place on the screens of the client that plugins fill: for screens what an
 * ExtensionPoint is for the server. Whoever owns the screen exports it, a plugin from a file of its
 * contract; filling it with the wrong thing fails to compile.
 */
export class Slot<Filling> {
  declare readonly filling: Filling

  /**
   * @param name `plugin.screen.place`
   * @param use what a filling is for, as docs/slots.md says it
   */
  constructor(
    readonly name: `${string}.${string}`,
    readonly use: string
  ) {}
}

/** Something that a plugin puts into a slot. */
export interface Filled {
  readonly slot: Slot<unknown>
  readonly filling: unknown
}

/** Fills a slot, in the `slots` of a plugin's ui/slots.tsx. */
export function fill<Filling>(slot: Slot<Filling>, filling: NoInfer<Filling>): Filled {
  return { slot, filling }
}
