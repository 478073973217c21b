import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Field } from '#kernel/fields/field'
import { useField } from '#resources/admin/resource/use_field'
import { say } from '#resources/app/language'
import { Choice } from '#resources/kit/choice'
import { Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { colour } from '#resources/kit/theme/tokens'
import type { OfferedTransport } from './transports'

const LONGEST = 20_000

const Grid = styled('div')({
  'display': 'grid',
  'gap': 14,
  '& span[aria-hidden]': {
    display: 'block',
    marginBottom: 4,
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
  },
})

interface Option {
  name: string
  value: string
}

/** What the chosen transport asks for; what is secret is entered on its own once the connection is there. */
export function TransportFields({ transports }: { transports: readonly OfferedTransport[] }) {
  const { t } = useTranslation()
  const chosen = useField('transport')
  const { value, error, onChange } = useField('options')
  const options: Option[] = Array.isArray(value) ? value : []
  const transport = transports.find(({ name }) => name === chosen.value)
  if (!transport) return <Quiet>{t('gateway:admin.choose_transport')}</Quiet>
  const shown = Object.entries(transport.fields).filter(
    ([name]) => !transport.secrets.includes(name)
  )
  const set = (name: string, text: string) => {
    const rest = options.filter((option) => option.name !== name)
    onChange(text === '' ? rest : [...rest, { name, value: text }])
  }
  return (
    <Grid>
      {shown.length === 0 && <Quiet>{t('gateway:admin.no_options')}</Quiet>}
      {shown.map(([name, field]) => (
        <div key={name}>
          <OptionBox
            field={field}
            value={options.find((option) => option.name === name)?.value ?? ''}
            onValue={(text) => set(name, text)}
          />
          {field.help && <Quiet>{say(field.help)}</Quiet>}
        </div>
      ))}
      {error && (
        <div role="alert" style={{ color: colour.redDeep }}>
          {error}
        </div>
      )}
    </Grid>
  )
}

interface OptionBoxProps {
  field: Field
  value: string
  onValue: (value: string) => void
}

/** The box of one of them. */
function OptionBox({ field, value, onValue }: OptionBoxProps) {
  const { t } = useTranslation()
  const label = `${say(field.label)}${field.required ? ' *' : ''}`
  if (field.kind !== 'choice')
    return (
      <TextBox
        label={label}
        most={field.kind === 'text' ? field.max : LONGEST}
        value={value}
        error={null}
        onValue={onValue}
      />
    )
  return (
    <>
      <span aria-hidden>{label}</span>
      <Choice tall label={label} value={value} onChoose={onValue}>
        <option value="">{t('admin.choose')}</option>
        {field.of.map((option) => (
          <option key={option.value} value={String(option.value)}>
            {say(option.label)}
          </option>
        ))}
      </Choice>
    </>
  )
}
