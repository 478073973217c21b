import type { ComponentType, ReactNode } from 'react'
import { AppShell } from './app_shell'

type Page = ComponentType & { bare?: boolean; layout?: (page: ReactNode) => ReactNode }

/** Puts a screen into the shell, unless it says that it stands alone (sign-in). */
export function withShell(page: Page): Page {
  if (!page.bare) page.layout ??= (content) => <AppShell>{content}</AppShell>
  return page
}
