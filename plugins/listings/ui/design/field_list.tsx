import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { elementOptions, searchElements } from '#resources/forms/elements/element_options'
import { Btn } from '#resources/kit/btn'
import { onRovingKey } from '#resources/kit/roving'
import { colour } from '#resources/kit/theme/tokens'
import { FieldRow } from './field_row'
import type { Designed } from './use_designed'

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: colour.card,
  borderRight: `1px solid ${colour.line}`,
})
const Groups = styled('div')({
  'overflow': 'auto',
  'flex': 1,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    margin: 0,
    padding: '9px 14px 3px',
    fontSize: 11,
    fontWeight: 600,
    color: colour.ink3,
  },
  '& h3 span': { flex: 1 },
})

/** So many fields of a group are listed; who looks for others types. */
const MOST_LISTED = 40

/** Groups of the guide with fields, by the letter that their numbers begin with. */
const letters = ['C', 'D', 'E', 'F', 'G', 'H'] as const

interface FieldListProps {
  designed: Designed
  listColumns: readonly { key: string; label: Words }[]
  onFilter: (element: string) => void
  onCompute: () => void
}

/** All fields of a case, found by number or name, to be dragged or added by keys. */
export function FieldList({ designed, listColumns, onFilter, onCompute }: FieldListProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const [text, setText] = useState('')
  const elements = useMemo(
    () => elementOptions(catalogue).filter(({ id }) => catalogue.element(id)),
    [catalogue]
  )
  const found = searchElements(elements, text)
  const typed = text.trim().toLowerCase()
  const columns = listColumns.filter(({ label, key }) =>
    [label.en, label.zh, key].some((each) => each.toLowerCase().includes(typed))
  )
  const used = new Set(
    designed.design.columns.map(({ source }) => source.column ?? source.element ?? '')
  )
  return (
    <Root aria-label={t('listings:fields')}>
      <OutlinedInput
        size="small"
        value={text}
        placeholder={t('listings:search_fields')}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ 'aria-label': t('listings:search_fields'), 'autoComplete': 'off' }}
        sx={{ m: '10px 12px 4px' }}
      />
      <Groups onKeyDown={(event) => onRovingKey(event, '[data-field]')}>
        <h3>
          <span>{t('listings:computed.title')}</span>
          <Btn kind="ghost" size="small" onClick={onCompute}>
            {t('listings:computed.new')}
          </Btn>
        </h3>
        {columns.length > 0 && <h3>{t('listings:from_list')}</h3>}
        {columns.map(({ key, label }) => (
          <FieldRow
            key={key}
            name={say(label)}
            what={{ of: 'list', column: key }}
            isUsed={used.has(key)}
            onAdd={() => designed.add({ of: 'list', column: key })}
          />
        ))}
        {letters.map((letter) => {
          const of = found.filter(({ id }) => id.startsWith(letter))
          if (of.length === 0) return null
          return (
            <div key={letter}>
              <h3>
                <span>{t(`listings:group.${letter}`)}</span>
                {of.length > MOST_LISTED ? `${MOST_LISTED} / ${of.length}` : of.length}
              </h3>
              {of.slice(0, MOST_LISTED).map(({ id }) => (
                <FieldRow
                  key={id}
                  name={say(catalogue.labelOf(id))}
                  number={id}
                  what={{ of: 'element', element: id }}
                  isUsed={used.has(id)}
                  onAdd={() => designed.add({ of: 'element', element: id })}
                  onFilter={() => onFilter(id)}
                />
              ))}
            </div>
          )
        })}
      </Groups>
    </Root>
  )
}
