import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedDate, shownDate } from '../dates/typed_date'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Input } from './box'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/**
 * A date at the precision that is known: 2025, 2025-03, 20250304, 2025-03-04 10:20+08:00, t for
 * today. While it is typed the box shows what was typed, afterwards what was understood.
 */
export function DateWidget(props: WidgetProps) {
  const { id, leaf, onLeaf, context, describedBy, state } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | null>(null)
  const kept = textOf(leaf)
  const named = usePlaceholder(leaf)
  const type = (text: string) => {
    setTyped(text)
    onLeaf(leafOfText(readTypedDate(text, context.today)))
  }
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        className="num"
        value={typed ?? shownDate(kept)}
        placeholder={named ?? (typed === null ? undefined : t('forms.date_hint'))}
        title={t('forms.date_help')}
        autoComplete="off"
        readOnly={context.readOnly}
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        onFocus={() => setTyped(shownDate(kept))}
        onBlur={() => setTyped(null)}
        onChange={(event) => type(event.target.value)}
      />
    </NullFlavourBox>
  )
}
