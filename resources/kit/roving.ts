import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Arrow keys, Home and End between the members of a group that Tab enters once (a toolbar, a list,
 * a choice), as the ARIA patterns have it. The member gets the focus; what comes of that is its own.
 * @param members selector of the members inside the element that hears the key
 * @returns the member that has been given the focus
 */
export function onRovingKey(
  event: KeyboardEvent<HTMLElement>,
  members: string
): HTMLElement | undefined {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(members)]
  const at = all.findIndex((member) => member.contains(event.target as Node))
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const step = STEPS[event.key]
  const to =
    step !== undefined
      ? all[at + step]
      : event.key === 'Home'
        ? all[0]
        : event.key === 'End'
          ? all.at(-1)
          : undefined
  if (!to) return undefined
  event.preventDefault()
  to.focus()
  return to
}
