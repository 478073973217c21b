import { createContext, useContext } from 'react'
import type { PageProps } from '@inertiajs/core'
import type { Language } from '#kernel/language/words'
import type { ListWishes } from '#kernel/people/lists/column_wish'
import type { MenuSection } from '#kernel/menus/menu_for'

export interface UserProps {
  id: string
  name: string
  username?: string
}

export interface ProjectProps {
  id: string
  name: string
  code: string
  /** 1 pre-marketing, 2 post-marketing */
  type: 1 | 2
  /** 0 test, 1 formal */
  environment: 0 | 1
  /** IANA name; its days are those of the project. */
  timeZone: string
  /** CN, EU, US, JP, KR: those that it reports to. */
  regions?: readonly string[]
}

/** What the server gives to every screen, under `shell`. */
export interface Shell {
  lang: Language
  user: UserProps | null
  project: ProjectProps | null
  /** All that the user may open, of the project, the company and the platform. */
  menu: MenuSection[]
  permissions: string[]
  /** Addresses of the back office that the user may open, as routes are written. */
  backOffice: string[]
  /** What the user wishes of the columns of lists. */
  listColumns?: ListWishes
  /** Names of the installed plugins; what the others contribute is not shown. */
  plugins?: string[]
  product: { name: string; version: string; filingNumber: string }
  /** An outside platform has opened this window and signed its user in. */
  isFromPlatform: boolean
  /** A session ends after so many seconds without a request. */
  sessionSeconds: number
  /** The projects for those alone who may choose one, the back office for those who administer. */
  links?: {
    projects?: string
    changePassword?: string
    administration?: string
  }
}

export interface SharedProps extends PageProps {
  shell: Shell
}

/** Filled by the product and by the back office, each from what its page was given. */
export const ShellContext = createContext<Shell | null>(null)

/** What the shell shows around every screen. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('There is no shell around this')
  return shell
}

/** Whether the user carries a permission. The server asks again; this only hides what would be refused. */
export function usePermission(code: string): boolean {
  return useShell().permissions.includes(code)
}
