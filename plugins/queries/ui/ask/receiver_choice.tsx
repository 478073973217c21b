import { useTranslation } from 'react-i18next'
import { Choice } from '#resources/kit/choice'

interface ReceiverChoiceProps {
  label: string
  people: readonly { id: string; name: string }[]
  value: string
  onChoose: (id: string) => void
}

/** Who is asked: somebody of the project who may reply. */
export function ReceiverChoice({ label, people, value, onChoose }: ReceiverChoiceProps) {
  const { t } = useTranslation()
  return (
    <Choice tall label={label} value={value} onChoose={onChoose} disabled={people.length === 0}>
      <option value="">
        {people.length === 0 ? t('queries:ask.nobody') : t('queries:ask.choose')}
      </option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  )
}
