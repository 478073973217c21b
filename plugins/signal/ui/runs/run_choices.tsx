import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { ShownRun } from '#plugins/signal/contract/run'
import { useMomentText } from '#resources/app/moment'
import { Choice } from '#resources/kit/choice'

interface RunChoicesProps {
  done: readonly ShownRun[]
  run: ShownRun
  earlier: readonly ShownRun[]
  compared: ShownRun | undefined
  level: CountLevel | undefined
  onRun: (id: string) => void
  onAgainst: (id: string) => void
  onLevel: (level: CountLevel) => void
  children: ReactNode
}

/** Which run is looked at, with which it is compared, and at which level. */
export function RunChoices(props: RunChoicesProps) {
  const { done, run, earlier, compared, level, onRun, onAgainst, onLevel, children } = props
  const { t } = useTranslation()
  const momentText = useMomentText()
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', my: 1.25 }}>
      <Choice label={t('signal:run.name')} value={run.id} onChoose={onRun}>
        {done.map(({ id, number, cut, planName: plan }) => (
          <option key={id} value={id}>
            {t('signal:run.named', { number, cut: momentText(cut), plan })}
          </option>
        ))}
      </Choice>
      {compared && (
        <Choice label={t('signal:run.against')} value={compared.id} onChoose={onAgainst}>
          {earlier.map(({ id, number, cut }) => (
            <option key={id} value={id}>
              {t('signal:run.compared', { number, cut: momentText(cut) })}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={t('signal:plan.levels')}
        value={level ?? ''}
        onChoose={(one) => onLevel(one as CountLevel)}
      >
        {run.settings.levels.map((each) => (
          <option key={each} value={each}>
            {t(`signal:level.${each}`)}
          </option>
        ))}
      </Choice>
      {children}
    </Stack>
  )
}
