import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authorities, valuesAt } from '#plugins/gateway/contract/authorities'
import { useField } from '#resources/admin/resource/use_field'
import { say } from '#resources/app/language'
import { useShell } from '#resources/app/shared_props'
import { Choice } from '#resources/kit/choice'
import { Quiet } from '#resources/kit/panel'

const Facts = styled('ul')({ margin: '8px 0 0', paddingLeft: 18, fontSize: 12, lineHeight: 1.6 })

/** Fills the form with what is known of an authority; what no source confirms is named. */
export function AuthorityChoice() {
  const { t } = useTranslation()
  const { project } = useShell()
  const boxes = useBoxes()
  const [key, setKey] = useState('')
  const environment = project?.environment ?? 0
  const chosen = authorities.find((each) => each.key === key)
  const choose = (next: string) => {
    setKey(next)
    const authority = authorities.find((each) => each.key === next)
    if (!authority) return
    const values = valuesAt(authority, environment)
    for (const { name, onChange } of boxes) {
      if (name in values) onChange(values[name])
    }
  }
  const label = t('gateway:authority.like')
  const of = environment === 1 ? 'formal' : 'test'
  const doubtful = chosen?.unconfirmed.filter((name) => name !== 'formal' && name !== 'test')
  return (
    <div>
      <Choice tall label={label} value={key} onChoose={choose}>
        <option value="">{label}</option>
        {authorities
          .filter(({ takes }) => takes === 'R3')
          .map((each) => (
            <option key={each.key} value={each.key}>
              {say(each.name)}
            </option>
          ))}
      </Choice>
      <div>
        <Quiet>{t('gateway:authority.hint')}</Quiet>
      </div>
      {chosen && doubtful && (
        <Facts>
          {chosen[of].batchReceiver === null && <li>{t('gateway:authority.no_receiver')}</li>}
          {chosen[of].batchReceiver !== null && chosen.unconfirmed.includes(of) && (
            <li>{t('gateway:authority.unconfirmed_receiver')}</li>
          )}
          {doubtful.length > 0 && <li>{t('gateway:authority.unconfirmed')}</li>}
          <li>{say(chosen.acknowledgements)}</li>
          {chosen.notes.map((note) => (
            <li key={note.en}>{say(note)}</li>
          ))}
        </Facts>
      )}
    </div>
  )
}

/** The fields of the form that an authority fills. */
function useBoxes() {
  return [
    useField('region'),
    useField('authority'),
    useField('batchReceiver'),
    useField('messageReceiver'),
    useField('maxMegabytes'),
    useField('fileName'),
    useField('countsFrom'),
  ]
}
