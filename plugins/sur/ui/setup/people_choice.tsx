import FormControlLabel from '@mui/material/FormControlLabel'
import Checkbox from '@mui/material/Checkbox'
import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'
import type { ShownPerson } from '#plugins/sur/contract/shown'

const Set = styled('fieldset')({
  'border': 0,
  'margin': 0,
  'padding': 0,
  'display': 'grid',
  '& legend': { fontSize: 12, fontWeight: 550, color: colour.ink2, marginBottom: 4 },
})

interface PeopleChoiceProps {
  label: string
  people: readonly ShownPerson[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Some of the people of a project. */
export function PeopleChoice({ label, people, chosen, onChoose }: PeopleChoiceProps) {
  return (
    <Set>
      <legend>{label}</legend>
      {people.map(({ id, name }) => (
        <FormControlLabel
          key={id}
          label={name}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          }
        />
      ))}
    </Set>
  )
}
