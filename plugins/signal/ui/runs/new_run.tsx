import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countLevels,
  planSchedules,
  type PlanSettings,
  strataNames,
  usualSettings,
} from '#plugins/signal/contract/plan'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ToggleChip } from '#resources/kit/chip'
import { Choice } from '#resources/kit/choice'
import { SideDrawer } from '#resources/kit/side_drawer'
import { TextBox } from '#resources/kit/text_box'
import { BackgroundChoice } from './background_choice'

const NEW = ''

interface NewRunProps {
  onStarted: (runId: string) => void
  onClose: () => void
}

const toggled = <Value,>(all: readonly Value[], one: Value) =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one]

/** Chooses a plan or makes one, and starts its run. */
export function NewRun({ onStarted, onClose }: NewRunProps) {
  const { t } = useTranslation()
  const { data: plans } = useAnswer('GET /signal/plans', {})
  const [planId, setPlanId] = useState(NEW)
  const [name, setName] = useState('')
  const [settings, setSettings] = useState<PlanSettings>(usualSettings)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const plan = plans?.find(({ id }) => id === planId)
  const set = (part: Partial<PlanSettings>) => setSettings({ ...settings, ...part })
  const choose = (id: string) => {
    const chosen = plans?.find((each) => each.id === id)
    setPlanId(id)
    setName(chosen?.name ?? '')
    setSettings(chosen?.settings ?? usualSettings)
  }
  const start = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      const body = { name, settings: settings as never }
      const { id } = plan
        ? await call('PUT /signal/plans/{planId}', {
            path: { planId },
            body: { ...body, revision: plan.revision },
          })
        : await call('POST /signal/plans', { body })
      onStarted((await call('POST /signal/runs', { body: { planId: id } })).id)
    } catch (error) {
      setRefusal(sentenceOf(error))
      setBusy(false)
    }
  }
  return (
    <SideDrawer open title={t('signal:run.new')} onClose={onClose}>
      <Stack spacing={2} sx={{ p: 2.25 }}>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        <Choice label={t('signal:plan.choose')} value={planId} onChoose={choose} tall>
          <option value={NEW}>{t('signal:plan.new')}</option>
          {(plans ?? []).map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </Choice>
        <TextBox
          label={t('signal:plan.name')}
          most={100}
          value={name}
          error={null}
          onValue={setName}
        />
        <BackgroundChoice
          background={settings.background ?? null}
          onChoose={(background) => set({ background })}
        />
        <Choice
          label={t('signal:plan.drugs_by')}
          value={settings.drugsBy}
          onChoose={(drugsBy) => set({ drugsBy: drugsBy as PlanSettings['drugsBy'] })}
          tall
        >
          <option value="product">{t('signal:plan.by_product')}</option>
          <option value="substance">{t('signal:plan.by_substance')}</option>
        </Choice>
        <Chips label={t('signal:plan.levels')}>
          {countLevels.map((level) => (
            <ToggleChip
              key={level}
              label={t(`signal:level.${level}`)}
              isOn={settings.levels.includes(level)}
              onToggle={() => {
                const levels = toggled(settings.levels, level)
                if (levels.length > 0) set({ levels })
              }}
            />
          ))}
        </Chips>
        <Chips label={t('signal:plan.strata')}>
          {strataNames.map((stratum) => (
            <ToggleChip
              key={stratum}
              label={t(`signal:stratum.${stratum}`)}
              isOn={settings.strata.includes(stratum)}
              onToggle={() => set({ strata: toggled(settings.strata, stratum) })}
            />
          ))}
        </Chips>
        <Chips label={t('signal:plan.count_too')}>
          {(['concomitant', 'trials', 'seriousOnly'] as const).map((key) => (
            <ToggleChip
              key={key}
              label={t(`signal:plan.${key}`)}
              isOn={settings[key]}
              onToggle={() => set({ [key]: !settings[key] })}
            />
          ))}
        </Chips>
        <Choice
          label={t('signal:plan.schedule')}
          value={settings.schedule}
          onChoose={(schedule) => set({ schedule: schedule as PlanSettings['schedule'] })}
          tall
        >
          {planSchedules.map((schedule) => (
            <option key={schedule} value={schedule}>
              {t(`signal:schedule.${schedule}`)}
            </option>
          ))}
        </Choice>
        <Btn kind="primary" disabled={isBusy || name.trim() === ''} onClick={() => void start()}>
          {t('signal:run.start')}
        </Btn>
      </Stack>
    </SideDrawer>
  )
}

function Chips({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      role="group"
      aria-label={label}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {label}
      {children}
    </Stack>
  )
}
