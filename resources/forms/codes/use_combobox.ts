import { useState, type KeyboardEvent } from 'react'
import { namedCode, searchCodes, type Choice } from './search_codes'

const MOST_SHOWN = 60

/**
 * A box in which one types and chooses from a list: state and keys, no looks.
 * @param choices all codes of the list
 * @param onText takes what was chosen (a code) or, where nothing fits, what was typed
 */
export function useCombobox(choices: readonly Choice[], onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const found = open ? searchCodes(choices, typed ?? '').slice(0, MOST_SHOWN) : []
  const end = () => {
    setOpen(false)
    setTyped(null)
    setAt(0)
  }
  const choose = (code: string) => {
    onText(code)
    end()
  }
  /** Leaving with something typed: the code that it names, or the text itself; nothing is guessed. */
  const settle = () => {
    if (typed !== null && typed.trim() !== '') choose(namedCode(choices, typed) ?? typed.trim())
    else if (typed === '') choose('')
    else end()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setAt(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      if (open) setAt((at + step + found.length) % Math.max(1, found.length))
      else setOpen(true)
    } else if (event.key === 'Enter' && open && found[at]) choose(found[at].code)
    else if (event.key === 'Escape' && open) end()
    else if (event.key === 'Tab' && open && typed && found[at]) return choose(found[at].code)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { typed, open, at, found, type, choose, settle, onKeyDown, show: () => setOpen(true) }
}
