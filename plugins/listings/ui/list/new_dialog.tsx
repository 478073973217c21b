import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { ListingDesign } from '#plugins/listings/contract/design'
import { sentenceOf } from '#resources/app/api_error'
import { ask } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { TextBox } from '#resources/kit/text_box'
import type { Place } from '../place'
import { useBeginnings } from './use_beginnings'

/** What a new listing begins with: a copy, or whatever is chosen. */
export interface Beginning {
  readonly copyOf?: string
  readonly name?: string
}

interface NewDialogProps {
  beginning: Beginning
  place: Place
  onCreate: (name: string, design: ListingDesign) => Promise<void>
  onClose: () => void
}

/** One column, so that there is something to see. */
const bare: ListingDesign = {
  grain: 'case',
  columns: [{ key: 'case', source: { of: 'list', column: 'caseNo' }, width: 16, format: 'name' }],
  question: { conditions: [], anyRow: [] },
  sort: [],
  group: null,
}

const LONGEST_NAME = 120

/** Asks how a new line listing is called, and what it begins with. */
export function NewDialog({ beginning, place, onCreate, onClose }: NewDialogProps) {
  const { t } = useTranslation()
  const heading = useId()
  const { copyOf } = beginning
  const isCopy = copyOf !== undefined
  const beginnings = useBeginnings(place, isCopy)
  const [name, setName] = useState(
    isCopy ? t('listings:copy_name', { name: beginning.name }).slice(0, LONGEST_NAME) : ''
  )
  const [from, setFrom] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const designOf = async (): Promise<ListingDesign> => {
    const { shipped, company } = beginnings
    const found = shipped.find(({ key }) => key === from) ?? company.find(({ id }) => id === from)
    if (found) return found.design
    const id = copyOf ?? from
    if (id === '') return bare
    if (place === 'company') {
      const path = { companyListingId: id }
      return (await ask('GET /company/template/lines/{companyListingId}', { path })).design
    }
    return (await ask('GET /report/linelistings/{designId}', { path: { designId: id } })).design
  }
  /** A shipped design brings its name along where none is written yet. */
  const choose = (key: string) => {
    setFrom(key)
    const chosen = beginnings.shipped.find((each) => each.key === key)
    if (chosen && saidText(name) === '') setName(say(chosen.name))
  }
  const create = async (event: FormEvent) => {
    event.preventDefault()
    if (saidText(name) === '') return setError(t('listings:no_name'))
    setBusy(true)
    try {
      await onCreate(saidText(name), await designOf())
      onClose()
    } catch (refused) {
      setError(sentenceOf(refused))
      setBusy(false)
    }
  }
  const title = t(
    isCopy ? 'listings:copy_title' : place === 'project' ? 'listings:new' : 'listings:new_template'
  )
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <form onSubmit={(event) => void create(event)} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <TextBox
            autoFocus
            label={t('listings:name')}
            value={name}
            error={error}
            most={LONGEST_NAME}
            onValue={(next) => {
              setError(null)
              setName(next)
            }}
          />
          {!isCopy && (
            <Choice tall label={t('listings:begin_with')} value={from} onChoose={choose}>
              <option value="">{t('listings:begin_empty')}</option>
              <optgroup label={t('listings:shipped')}>
                {beginnings.shipped.map(({ key, name: words }) => (
                  <option key={key} value={key}>
                    {say(words)}
                  </option>
                ))}
              </optgroup>
              {(['templates', 'company'] as const).map(
                (group) =>
                  beginnings[group].length > 0 && (
                    <optgroup key={group} label={t(`listings:begin_from.${group}`)}>
                      {beginnings[group].map(({ id, names }) => (
                        <option key={id} value={id}>
                          {say(names)}
                        </option>
                      ))}
                    </optgroup>
                  )
              )}
            </Choice>
          )}
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={busy}>
            {t('listings:create')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
