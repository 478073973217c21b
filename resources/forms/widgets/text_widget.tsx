import type { KeyboardEvent } from 'react'
import { nullFlavorOf } from '#kernel/case/content/leaf'
import { leafOfText, textOf } from '../leaf/leaf_text'
import type { WidgetProps } from '../fields/field_props'
import { Aside, Input } from './box'
import { counterText } from './counter_text'
import { FieldSearch } from './field_search'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

/** One line of text; a number types the same way, in tabular figures. */
export function TextWidget(props: WidgetProps) {
  const { id, element, leaf, onLeaf, context, describedBy, state } = props
  const text = textOf(leaf)
  const number = element.type === 'number'
  const counter = counterText(text, element.maxLength)
  const onKey = (event: KeyboardEvent) => {
    // A null flavour goes like a text does: by deleting it.
    if ((event.key === 'Backspace' || event.key === 'Delete') && nullFlavorOf(leaf))
      onLeaf(undefined)
  }
  return (
    <NullFlavourBox {...props}>
      <Input
        id={id}
        className={number ? 'num' : undefined}
        inputMode={number ? 'decimal' : undefined}
        value={text}
        placeholder={usePlaceholder(leaf)}
        readOnly={context.readOnly}
        aria-invalid={state === 'error'}
        aria-describedby={describedBy}
        onKeyDown={onKey}
        onChange={(event) => onLeaf(leafOfText(event.target.value))}
      />
      {counter && <Aside className="num">{counter}</Aside>}
      <FieldSearch of={props} words={text} version="" onTake={({ name }) => onLeaf(name)} />
    </NullFlavourBox>
  )
}
