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
    }
}
