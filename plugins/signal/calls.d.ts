// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { ChosenReference } from '#plugins/signal/contract/reference'
import type { CountedReport } from '#plugins/signal/contract/run'
import type { ListedPair } from '#plugins/signal/contract/run'
import type { ListedSignal } from '#plugins/signal/contract/signal'
import type { RunCharts } from '#plugins/signal/contract/run_charts'
import type { RunSummary } from '#plugins/signal/contract/run'
import type { ShownPair } from '#plugins/signal/contract/run'
import type { ShownPairView } from '#plugins/signal/contract/pair_view'
import type { ShownPlan } from '#plugins/signal/contract/plan'
import type { ShownReference } from '#plugins/signal/contract/reference'
import type { ShownRun } from '#plugins/signal/contract/run'
import type { ShownSignal } from '#plugins/signal/contract/signal'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /signal/backgrounds": {
            answer: ChosenReference[];
        };
        "GET /signal/plans": {
            answer: ShownPlan[];
        };
        "POST /signal/plans": {
            body: {
                name: string;
                settings: {
                    drugsBy: "product" | "substance";
                    combinations: "split" | "kept";
                    concomitant: boolean;
                    trials: boolean;
                    seriousOnly: boolean;
                    receivedFrom?: string | null;
                    levels: ("pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad")[];
                    strata: ("sex" | "age" | "year" | "country")[];
                    zeros: "out" | "in";
                    rules: ("evans2001" | "ror025" | "ror025_n5" | "prr025_n5" | "mhra" | "eb05" | "ic025")[];
                    market?: (("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR") | null) | null;
                    schedule: "none" | "monthly" | "quarterly";
                    background?: {
                        reference: string;
                        projectToo: boolean;
                    } | null;
                };
            };
            answer: {
                id: string;
            };
        };
        "PUT /signal/plans/{planId}": {
            path: {
                planId: string;
            };
            body: {
                name: string;
                settings: {
                    drugsBy: "product" | "substance";
                    combinations: "split" | "kept";
                    concomitant: boolean;
                    trials: boolean;
                    seriousOnly: boolean;
                    receivedFrom?: string | null;
                    levels: ("pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad")[];
                    strata: ("sex" | "age" | "year" | "country")[];
                    zeros: "out" | "in";
                    rules: ("evans2001" | "ror025" | "ror025_n5" | "prr025_n5" | "mhra" | "eb05" | "ic025")[];
                    market?: (("core" | "ib" | "CN" | "EU" | "US" | "JP" | "KR") | null) | null;
                    schedule: "none" | "monthly" | "quarterly";
                    background?: {
                        reference: string;
                        projectToo: boolean;
                    } | null;
                };
                revision: number;
            };
            answer: {
                id: string;
            };
        };
        "GET /signal/references": {
            answer: ShownReference[];
        };
        "POST /signal/references": {
            form: {
                name: string;
                files: Blob[];
            };
            answer: {
                id: string;
            };
        };
        "POST /signal/references/{referenceId}/acts": {
            path: {
                referenceId: string;
            };
            body: {
                act: "approve" | "retire" | "use" | "cancel" | "discard";
            };
            answer: Record<string, never>;
        };
        "GET /signal/runs": {
            answer: ShownRun[];
        };
        "POST /signal/runs": {
            body: {
                planId: string;
                cut?: string | null;
            };
            answer: {
                id: string;
            };
        };
        "GET /signal/runs/{runId}": {
            path: {
                runId: string;
            };
            query?: {
                level?: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                against?: string;
            };
            answer: RunSummary;
        };
        "GET /signal/runs/{runId}/charts": {
            path: {
                runId: string;
            };
            query?: {
                level?: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
            };
            answer: RunCharts;
        };
        "GET /signal/runs/{runId}/export": {
            path: {
                runId: string;
            };
            query: {
                kind: "pdf" | "zip";
                level?: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                against?: string;
            };
        };
        "GET /signal/runs/{runId}/file": {
            path: {
                runId: string;
            };
            query?: {
                level?: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                against?: string;
            };
        };
        "GET /signal/runs/{runId}/pair": {
            path: {
                runId: string;
            };
            query: {
                level: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                drug: string;
                term: string;
                against?: string;
            };
            answer: ShownPair;
        };
        "GET /signal/runs/{runId}/pairs": {
            path: {
                runId: string;
            };
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                level?: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                against?: string;
                view?: "fired" | "new" | "gained" | "lost" | "gone" | "unlisted" | "all";
                text?: string;
                sort?: "drug" | "term" | "n" | "more" | "expected" | "PRR" | "chi2_yates" | "IC025_gamma" | "EB05";
                order?: "asc" | "desc";
            };
            answer: {
                rows: ListedPair[];
                total: number;
            };
        };
        "GET /signal/runs/{runId}/reports": {
            path: {
                runId: string;
            };
            query: {
                level: "pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad";
                drug: string;
                term: string;
                page?: number;
                pageSize?: 20 | 50 | 100;
                cell?: "a" | "b" | "c" | "out";
            };
            answer: {
                rows: CountedReport[];
                total: number;
                reference: number;
            };
        };
        "GET /signal/signals": {
            answer: ListedSignal[];
        };
        "POST /signal/signals": {
            body: {
                drug: {
                    key: string;
                    words: {
                        en: string;
                        zh: string;
                    };
                };
                terms: {
                    key: string;
                    words: {
                        en: string;
                        zh: string;
                    };
                }[];
                runId?: string | null;
            };
            answer: {
                id: string;
            };
        };
        "GET /signal/signals/{signalId}": {
            path: {
                signalId: string;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/action": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                text: string;
                person: string;
                day: string;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/answer": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                question: "time" | "dechallenge" | "rechallenge" | "alternatives" | "dose" | "criteria" | "mechanism" | "literature" | "listed";
                answer: "yes" | "partly" | "no" | "missing";
                text: string;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/comment": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                text: string;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/decide": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                to: 1 | 2 | 3 | 4;
                reason: string;
                realert?: {
                    growth: number;
                    firstDeath: boolean;
                    newRule: boolean;
                } | null;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/done": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                action: number;
            };
            answer: ShownSignal;
        };
        "GET /signal/signals/{signalId}/export": {
            path: {
                signalId: string;
            };
            query: {
                kind: "pdf" | "zip";
            };
        };
        "POST /signal/signals/{signalId}/head": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                priority?: "high" | "medium" | "low" | null;
                due?: string | null;
                own?: boolean | null;
            };
            answer: ShownSignal;
        };
        "POST /signal/signals/{signalId}/refresh": {
            path: {
                signalId: string;
            };
            body: {
                revision: number;
                runId: string;
            };
            answer: ShownSignal;
        };
        "GET /signal/tracking": {
            query: {
                kind: "xlsx" | "csv";
            };
        };
        "GET /signal/views": {
            answer: ShownPairView[];
        };
        "POST /signal/views": {
            body: {
                name: string;
                isShared: boolean;
                isDefault: boolean;
                settings: {
                    view: "fired" | "new" | "gained" | "lost" | "gone" | "unlisted" | "all";
                    text: string;
                    level?: (("pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad") | null) | null;
                    sort?: {
                        key: "drug" | "term" | "n" | "more" | "expected" | "PRR" | "chi2_yates" | "IC025_gamma" | "EB05";
                        direction: "asc" | "desc";
                    } | null;
                    columns?: {
                        key: string;
                        isShown: boolean;
                        width?: number;
                    }[] | null;
                };
            };
            answer: {
                id: string;
            };
        };
        "DELETE /signal/views/{viewId}": {
            path: {
                viewId: string;
            };
            answer: Record<string, never>;
        };
        "PUT /signal/views/{viewId}": {
            path: {
                viewId: string;
            };
            body: {
                revision: number;
                name: string;
                isShared: boolean;
                isDefault: boolean;
                settings: {
                    view: "fired" | "new" | "gained" | "lost" | "gone" | "unlisted" | "all";
                    text: string;
                    level?: (("pt" | "hlt" | "hlgt" | "soc" | "smq_narrow" | "smq_broad") | null) | null;
                    sort?: {
                        key: "drug" | "term" | "n" | "more" | "expected" | "PRR" | "chi2_yates" | "IC025_gamma" | "EB05";
                        direction: "asc" | "desc";
                    } | null;
                    columns?: {
                        key: string;
                        isShown: boolean;
                        width?: number;
                    }[] | null;
                };
            };
            answer: Record<string, never>;
        };
    }
}
