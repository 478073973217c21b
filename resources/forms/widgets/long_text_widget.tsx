import { styled } from '@mui/material/styles'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { colour } from '#resources/kit/theme/tokens'
import type { WidgetProps } from '../fields/field_props'
import { TextArea } from './box'
import { NullFlavourBox } from './null_flavour'
import { usePlaceholder } from './use_placeholder'

const Counter = styled('div')({
  textAlign: 'right',
  fontSize: 11,
  color: colour.ink3,
  marginTop: 3,
})

/** A text of several lines, with how long it is and may be. */
export function LongTextWidget(props: WidgetProps) {
  const { id, element, field, leaf, onLeaf, context, describedBy, state } = props
  const text = textOf(leaf)
  const format = new Intl.NumberFormat()
  return (
    <>
      <NullFlavourBox {...props}>
        <TextArea
          id={id}
          rows={field.lines ?? 3}
          value={text}
          placeholder={usePlaceholder(leaf)}
          readOnly={context.readOnly}
          aria-invalid={state === 'error'}
          aria-describedby={describedBy}
          onChange={(event) => onLeaf(leafOfText(event.target.value))}
        />
      </NullFlavourBox>
      {element.maxLength && text !== '' && (
        <Counter
          className="num"
          style={text.length > element.maxLength ? { color: colour.red } : undefined}
        >
          {format.format(text.length)} / {format.format(element.maxLength)}
        </Counter>
      )}
    </>
  )
}
