import DialogContent from '@mui/material/DialogContent'
import Skeleton from '@mui/material/Skeleton'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { boxesIn } from '#resources/forms/editor/focus'
import { Box, Input } from '#resources/forms/widgets/box'

/** What was typed into one field, and the key that ended it. */
interface Stroke {
  text: string
  key?: 'Tab' | 'Enter'
}

/** What was typed before there were fields, oldest first; the last one goes on. */
export type TypedAhead = RefObject<Stroke[]>

export const useTypedAhead = (): TypedAhead => useRef<Stroke[]>([{ text: '' }])

/** Takes what is typed while the form is on its way: whoever knows it by heart does not wait. */
export function TypeAheadBox({ typed }: { typed: TypedAhead }) {
  const { t } = useTranslation()
  const last = () => typed.current.at(-1)!
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey } = event
    if ((key !== 'Tab' && key !== 'Enter') || shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    last().key = key
    typed.current.push({ text: '' })
    event.currentTarget.value = ''
  }
  return (
    <DialogContent aria-busy>
      <Box state="plain">
        <Input
          autoFocus
          aria-label={t('cases:create.title')}
          autoComplete="off"
          onKeyDown={onKey}
          onChange={({ target }) => (last().text = target.value)}
        />
      </Box>
      <Skeleton height={360} />
    </DialogContent>
  )
}

/** The next frame: what a key has changed is drawn by then. */
const drawn = () => new Promise(requestAnimationFrame)

/** Types again, into the fields of a place from the first one on, what came before they did. */
export async function retype(typed: TypedAhead, place: HTMLElement): Promise<void> {
  const strokes = typed.current.splice(0)
  const boxes = boxesIn(place)
  let at = 0
  boxes[at]?.focus()
  for (const { text, key } of strokes) {
    if (text) {
      ;(boxes[at] as HTMLInputElement).select?.()
      // As a person types: the box hears of it, and can undo it.
      document.execCommand('insertText', false, text)
      await drawn()
    }
    if (key === 'Enter') {
      boxes[at]?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
      await drawn()
    }
    if (key === 'Tab') boxes[++at]?.focus()
  }
}
