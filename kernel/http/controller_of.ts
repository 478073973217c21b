/** A class that the container makes. */
export type Made<Thing> = new (...needs: never[]) => Thing

/** A controller that is loaded when its first request comes. */
export type LazyController<Controller> = () => Promise<{ default: Made<Controller> }>

/**
 * The controller of one thing: the same controller serves many of its kind.
 * @param load gives the class of the thing, which the container makes for each request
 */
export function controllerOf<Thing, Controller extends object>(
  Controller: new (thing: Thing) => Controller,
  load: () => Promise<Made<Thing>>
): LazyController<Controller> {
  return async () => {
    const dependencies = [await load()]
    // As a class, because the container hands what it makes to classes only.
    const Base: new (...things: never[]) => object = Controller
    const made = class extends Base {
      static readonly containerInjections = { _constructor: { dependencies } }
    }
    return { default: made as unknown as Made<Controller> }
  }
}
