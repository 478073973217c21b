import type { Words } from '#kernel/language/words'
import type { MenuPlace } from '#kernel/menus/menu_place'
import type { Loader } from '#kernel/plugins/extension_point'

type ConcreteClass = new (...args: never[]) => object

/**
 * Something that people open at an address of its own. Its address stands here alone: the route, the
 * menu and docs/routes.md follow from it.
 */
export interface Screen {
  /** Name of its route: `plugin.things.verb`. */
  readonly name: `${string}.${string}`
  /** As routes are written: `/cases/:caseId/history`. */
  readonly address: string
  /** Other addresses that lead here: those that it had before. */
  readonly also?: readonly string[]
  /** Code of what one must be allowed; when absent it is for whoever is signed in. */
  readonly permission?: string
  /** It is for everybody, signed in or not. */
  readonly isPublic?: true
  /** What answers with it, and by which method; `handle` when absent. */
  readonly controller: Loader<ConcreteClass>
  readonly method?: string
  /** Its place in the menu, and what it is called there. */
  readonly menu?: MenuPlace & { readonly label: Words; readonly icon: string }
}

/** Screens of the back office that keep the rows of one resource; `ui/admin` draws them. */
export interface ResourceScreens {
  /** As its calls name it: `sponsors`, whose list is `GET /admin/sponsors`. */
  readonly resource: string
  readonly label: Words
  /** Name of an icon of resources/kit/icons, or of `shell.icons`. */
  readonly icon: string
  readonly permission: string
  /** Address of the list. */
  readonly list: string
  /** Address of a new row. */
  readonly add?: string
  /** Address of a row, with `:id` in it. */
  readonly row?: string
  /** Addresses of rows that have one of their own, by their ids. */
  readonly namedRows?: Readonly<Record<string, string>>
  readonly further?: readonly FurtherScreen[]
  /** Other addresses that lead to the list. */
  readonly also?: readonly string[]
  /** A row and a new one are addressed with the company that they belong to: `?companyId=`. */
  readonly namesCompany?: true
  readonly menu: MenuPlace
}

/** A screen of a resource beside its list and its rows. */
export interface FurtherScreen {
  /** As `ui/admin` knows it. */
  readonly name: string
  readonly address: string
  /** Its own place in the menu; without one it is reached from the list. */
  readonly menu?: MenuPlace & { readonly label: Words; readonly icon: string }
}

/** What brings screens: a plugin, or the kernel. */
export interface BringsScreens {
  readonly name: string
  readonly screens?: readonly Screen[]
  readonly resources?: readonly ResourceScreens[]
}

/** Every address at which a resource shows something, the list first. */
export function addressesOf(resource: ResourceScreens): string[] {
  const { list, add, row, namedRows = {}, further = [] } = resource
  const beside = further.map(({ address }) => address)
  return [list, add, row, ...Object.values(namedRows), ...beside].filter(
    (each) => each !== undefined
  )
}
