import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from '#resources/kit/plain_click'
import { useNavigation } from './navigation'

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link to a screen; a click with a key held opens it in a window of its own, as any link. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { go } = useNavigation()
  const onPlainClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || rest.target) return
    event.preventDefault()
    go(href)
  }
  return <a {...rest} href={href} onClick={onPlainClick} />
}
