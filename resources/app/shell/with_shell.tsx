import type { ComponentType, ReactNode } from 'react'
import { ProductNavigation } from '../navigation/product_navigation'
import { ProductShell } from './product_shell'

type Page = ComponentType & { bare?: boolean; layout?: (page: ReactNode) => ReactNode }

/** Puts a screen into the shell, unless it says that it stands alone (sign-in). */
export function withShell(page: Page): Page {
  page.layout ??= (content) => (
    <ProductNavigation>
      {page.bare ? content : <ProductShell>{content}</ProductShell>}
    </ProductNavigation>
  )
  return page
}
