import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedDate, shownDate } from '../dates/typed_date'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Input } from './box'
import { CalendarButton } from './calendar_button'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/**
 * A date at the precision that is known: 2025, 2025-03, 20250304, 2025-03-04 10:20+08:00, t for
 * today. While it is typed the box shows what was typed, afterwards what was understood. A day is
 * chosen from the calendar, too: Alt ↓.
 */
export function DateWidget(props: WidgetProps) {
  const { id, element, leaf, onLeaf, context, describedBy, state } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const stored = textOf(leaf)
  const named = usePlaceholder(leaf)
  const box = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const type = (text: string) => {
    setTyped(text)
    onLeaf(leafOfText(readTypedDate(text, context.today)))
  }
  const choose = (day: string) => {
    onLeaf(day)
    box.current?.focus()
    setTyped(day)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    calendar.current?.showPicker()
  }
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        ref={box}
        className="num"
        value={typed ?? shownDate(stored)}
        placeholder={named ?? (typed === null ? undefined : t('forms.date_hint'))}
        title={t('forms.date_help')}
        autoComplete="off"
        readOnly={context.readOnly}
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        onKeyDown={context.readOnly ? undefined : onKey}
        onFocus={() => setTyped(shownDate(stored))}
        onBlur={() => setTyped(null)}
        onChange={(event) => type(event.target.value)}
      />
      {!context.readOnly && (
        <CalendarButton
          calendar={calendar}
          date={stored}
          last={element.notFuture ? context.today : undefined}
          onDay={choose}
        />
      )}
    </NullFlavourBox>
  )
}
