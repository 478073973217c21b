// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { LaidPage } from '#kernel/paper/laid_paper'
import type { MissingGlyph } from '#kernel/paper/laid_paper'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /cases/{caseId}/papers": {
            path: {
                caseId: string;
            };
            query: {
                form: string;
                language: "zh" | "en" | "both";
                privacy?: string;
                revision?: number;
            };
            answer: {
                pages: LaidPage[];
                missing: MissingGlyph[];
            };
        };
        "POST /cases/{caseId}/papers/file": {
            path: {
                caseId: string;
            };
            body: {
                form: string;
                language: "zh" | "en" | "both";
                privacy?: string | null;
                revision?: number | null;
                kind: "pdf" | "docx";
            };
        };
        "GET /papers/forms": {
            answer: {
                key: string;
                version: number;
                name: {
                    en: string;
                    zh: string;
                };
                languages: ("zh" | "en" | "both")[];
                boxes: {
                    key: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                    elements: string[];
                }[];
            }[];
        };
        "GET /papers/privacy_sets": {
            answer: {
                key: string;
                name: {
                    en: string;
                    zh: string;
                };
                hides: string[];
            }[];
        };
        "GET /papers/runs": {
            answer: {
                id: string;
                form: string;
                formName: {
                    en: string;
                    zh: string;
                };
                language: "zh" | "en" | "both";
                privacyName: {
                    en: string;
                    zh: string;
                };
                kind: "pdf" | "docx";
                state: "waiting" | "done" | "cancelled";
                total: number;
                settled: number;
                done: number;
                startedAt: string;
                endedAt: string | null;
                expiresAt: string;
                isOver: boolean;
            }[];
        };
        "POST /papers/runs": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
                form: string;
                language: "zh" | "en" | "both";
                privacy?: string | null;
                kind: "pdf" | "docx";
            };
            answer: {
                runId: string;
            };
        };
        "GET /papers/runs/{paperRunId}/refused": {
            path: {
                paperRunId: string;
            };
            answer: {
                caseNo: string;
                state: string;
                code: number | null;
                sentence: {
                    en: string;
                    zh: string;
                } | null;
            }[];
        };
    }
}
