import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '#resources/app/navigation/link'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { Decision, ImportItem } from './import_item'
import { alike } from './import_state'
import { imports } from './import_store'
import { MatchList } from './match_list'
import { RowNote } from './row_parts'
import { useImports } from './use_imports'

/** What each verdict suggests; a possible duplicate suggests nothing. */
const suggested: Record<string, Decision | undefined> = {
  'identical': 'skip',
  'follow-up': 'follow-up',
  'new': 'new',
}

/** The cases that the report may belong to, and what to do with it. */
export function DecisionPart({ item }: { item: ImportItem }) {
  const { t } = useTranslation()
  const state = useImports()
  const [caseId, setCaseId] = useState(item.matches[0]?.caseId)
  const [toAll, setToAll] = useState(false)
  const others = alike(state, item).length - 1
  const busy = state.deciding.has(item.id)
  const failed = state.failed.get(item.id)
  const button = (decision: Decision, text: string) => (
    <Btn
      size="small"
      kind={suggested[item.verdict ?? ''] === decision ? 'primary' : 'plain'}
      disabled={busy}
      onClick={() =>
        imports.decide(item, decision, decision === 'follow-up' ? caseId : undefined, toAll)
      }
    >
      {text}
    </Btn>
  )
  const canFollow = item.verdict !== 'deleted-case'
  const chosen = canFollow && item.matches.find((match) => match.caseId === caseId)
  return (
    <>
      <MatchList item={item} chosen={caseId} onChoose={setCaseId} />
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', pt: 0.75 }}>
        {chosen && button('follow-up', t('e2b:import.decide.follow_up', { caseNo: chosen.caseNo }))}
        {button('new', t('e2b:import.decide.new'))}
        {button('skip', t('e2b:import.decide.skip'))}
        <Grow />
        {others > 0 && (
          <FormControlLabel
            sx={{ '& .MuiFormControlLabel-label': { color: 'text.secondary' }, 'mr': 0 }}
            control={
              <Checkbox
                checked={toAll}
                disabled={busy}
                onChange={(event) => setToAll(event.target.checked)}
              />
            }
            label={t('e2b:import.decide.to_all', { count: others })}
          />
        )}
      </Stack>
      {item.waitsFor && <RowNote>{t(`e2b:incoming.waits.${item.waitsFor}`)}</RowNote>}
      {item.follows && (
        <Link href={`/cases/${item.follows}/tabs/incoming`} onClick={() => imports.hide()}>
          {t('e2b:incoming.open')}
        </Link>
      )}
      {failed && (
        <RowNote role="alert" style={{ color: colour.red }}>
          {failed}
        </RowNote>
      )}
    </>
  )
}
