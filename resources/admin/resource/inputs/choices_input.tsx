import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import type { ChoicesField, Option } from '#kernel/fields/field'
import { say } from '#resources/app/language'
import { colour } from '#resources/kit/theme/tokens'
import { byGroup } from '../by_group'
import { InputFrame } from '../input_frame'
import { useField } from '../use_field'

const Boxes = styled('div')({
  'display': 'flex',
  'flexWrap': 'wrap',
  'gap': '2px 18px',
  'minHeight': 32,
  'alignItems': 'center',
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 4, marginLeft: -4 },
})

const Heading = styled('h3')({
  margin: '10px 0 2px',
  fontSize: 12,
  fontWeight: 600,
  color: colour.ink2,
})

/** Any of a few, each with a box to tick. */
export function ChoicesInput({ name, field }: { name: string; field: ChoicesField }) {
  const { id, error, value, onChange } = useField(name)
  const chosen = Array.isArray(value) ? (value as Option['value'][]) : []
  const turn = (option: Option['value']) => {
    const next = chosen.includes(option)
      ? chosen.filter((each) => each !== option)
      : [...chosen, option]
    // In the order of the list, whatever was ticked first.
    onChange(field.of.map((each) => each.value).filter((each) => next.includes(each)))
  }
  return (
    <InputFrame id={id} field={field} error={error}>
      <div id={id} role="group" aria-label={say(field.label)}>
        {byGroup(field.of).map(([group, options]) => (
          <Fragment key={group}>
            {group && <Heading>{group}</Heading>}
            <Boxes>
              {options.map(({ value: option, label }) => (
                <label key={option}>
                  <Checkbox checked={chosen.includes(option)} onChange={() => turn(option)} />
                  {say(label)}
                </label>
              ))}
            </Boxes>
          </Fragment>
        ))}
      </div>
    </InputFrame>
  )
}
