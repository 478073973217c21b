import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** How much waits for somebody behind an entry of the menu of a project. */
export interface MenuBadge {
  /** Name of the screen to which the entry leads. */
  readonly screen: `${string}.${string}`
  /** Who is told. */
  readonly permission: string
  /**
   * How much it is for the actor, in the project at hand. Every open window asks every few seconds: one
   * statement along an index.
   */
  readonly count: () => Promise<number>
}

export const menuBadges = new ExtensionPoint<MenuBadge>('menus.badges')
