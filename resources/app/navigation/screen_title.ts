import { useEffect } from 'react'

const PRODUCT = 'Pharos'

/** What the window is called while a screen is there. */
export function ScreenTitle({ title }: { title: string }): null {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`
    return () => {
      document.title = PRODUCT
    }
  }, [title])
  return null
}
