import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useNavigation } from './navigation'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link to a screen; a click with a key held opens it in a window of its own, as any link. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { go } = useNavigation()
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (event.defaultPrevented || event.button !== 0 || !isPlain || rest.target) return
    event.preventDefault()
    go(href)
  }
  return <a {...rest} href={href} onClick={onPlainClick} />
}
