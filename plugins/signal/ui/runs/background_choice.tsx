import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { PlanBackground } from '#plugins/signal/contract/plan'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Choice } from '#resources/kit/choice'
import { Quiet } from '#resources/kit/panel'

const PROJECT = ''

interface BackgroundChoiceProps {
  background: PlanBackground | null
  onChoose: (background: PlanBackground | null) => void
}

/** Which reports a plan counts: those of the project, those of reference data, or both. */
export function BackgroundChoice({ background, onChoose }: BackgroundChoiceProps) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /signal/backgrounds', {})
  const names = (data ?? []).map(({ name }) => name)
  const known =
    background && !names.includes(background.reference) ? [background.reference, ...names] : names
  const of = (reference: string, projectToo: boolean) => JSON.stringify({ reference, projectToo })
  return (
    <Stack spacing={0.75}>
      <Choice
        label={t('signal:background.choose')}
        value={background ? of(background.reference, background.projectToo) : PROJECT}
        onChoose={(chosen) =>
          onChoose(chosen === PROJECT ? null : (JSON.parse(chosen) as PlanBackground))
        }
        tall
      >
        <option value={PROJECT}>{t('signal:background.project')}</option>
        {known.flatMap((name) => [
          <option key={`${name} both`} value={of(name, true)}>
            {t('signal:background.both', { name })}
          </option>,
          <option key={`${name} alone`} value={of(name, false)}>
            {t('signal:background.alone', { name })}
          </option>,
        ])}
      </Choice>
      {background && (
        <Quiet>
          {t(
            background.projectToo ? 'signal:background.says_both' : 'signal:background.says_alone'
          )}
        </Quiet>
      )}
    </Stack>
  )
}
