import type { ComponentType } from 'react'

/** The screens of a resource of the back office; where they are, its manifest says. */
export interface AdminResource {
  /** Its name in the calls. */
  readonly name: string
  readonly pages: {
    readonly list: ComponentType
    readonly create?: ComponentType
    readonly edit?: ComponentType
  }
  /** Screens beside them, by their names in the manifest. */
  readonly further: Readonly<Record<string, ComponentType>>
}

/**
 * Draws the screens of a resource of the back office.
 * @param name of the resource, in the manifest and in the calls
 */
export function adminResource(
  name: string,
  pages: AdminResource['pages'],
  further: AdminResource['further'] = {}
): AdminResource {
  return { name, pages, further }
}
