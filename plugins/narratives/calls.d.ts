// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'
import type { NarrativeEdit } from '#plugins/narratives/contract/edits'
import type { NarrativeTemplate } from '#plugins/narratives/contract/template'
import type { Sentence } from '#plugins/narratives/contract/narrative'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /cases/{caseId}/narrative": {
            path: {
                caseId: string;
            };
            query: {
                language: "zh" | "en";
            };
            answer: {
                revision: number;
                template: string | null;
                withChanges: boolean;
                edits: NarrativeEdit[];
                content: CaseContent;
                terms: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
            };
        };
        "PUT /cases/{caseId}/narrative": {
            path: {
                caseId: string;
            };
            body: {
                language: "zh" | "en";
                revision: number;
                template?: string | null;
                withChanges: boolean;
                edits: {
                    id: string;
                    kind: "edited" | "deleted" | "own";
                    section: "source" | "patient" | "drugs" | "course" | "assessment" | "changes";
                    after?: string | null;
                    text?: string | null;
                    said?: {
                        text: string;
                        paths: string[];
                        isAsked?: true | null;
                    }[] | null;
                }[];
            };
            answer: {
                revision: number;
            };
        };
        "GET /cases/{caseId}/narrative/changes": {
            path: {
                caseId: string;
            };
            query: {
                language: "zh" | "en";
                template?: string;
            };
            answer: {
                sentences: Sentence[];
            };
        };
        "POST /cases/{caseId}/narrative/text": {
            path: {
                caseId: string;
            };
            body: {
                language: "zh" | "en";
                place: "H.1" | "H.5.r";
                baseRevision: number;
                confirm?: boolean | null;
            };
            answer: {
                revision: number;
                isNew: boolean;
            };
            refusal: {
                confirm?: true;
            };
        };
        "GET /narratives/templates": {
            answer: {
                id: string;
                name: string | null;
                revision: number;
                updatedByName: string | null;
                updatedAt: string | null;
                template: NarrativeTemplate;
            }[];
        };
        "POST /narratives/templates": {
            body: {
                name: string;
                template: {
                    person: {
                        en: string;
                        zh: string;
                    };
                    lists: {
                        [key: string]: {
                            each: string;
                            when?: {
                                [key: string]: unknown;
                            };
                            parts: {
                                en: string;
                                zh: string;
                            }[];
                            with: "and" | "semicolon";
                        };
                    };
                    sentences: {
                        key: string;
                        section: "source" | "patient" | "drugs" | "course" | "assessment" | "changes";
                        each?: string | null;
                        when?: Record<string, never> | null;
                        text: {
                            en: string;
                            zh: string;
                        };
                        isHidden?: boolean | null;
                    }[];
                };
            };
            answer: {
                id: string;
            };
        };
        "DELETE /narratives/templates/{narrativeTemplateId}": {
            path: {
                narrativeTemplateId: string;
            };
            answer: Record<string, never>;
        };
        "PUT /narratives/templates/{narrativeTemplateId}": {
            path: {
                narrativeTemplateId: string;
            };
            body: {
                revision: number;
                name: string;
                template: {
                    person: {
                        en: string;
                        zh: string;
                    };
                    lists: {
                        [key: string]: {
                            each: string;
                            when?: {
                                [key: string]: unknown;
                            };
                            parts: {
                                en: string;
                                zh: string;
                            }[];
                            with: "and" | "semicolon";
                        };
                    };
                    sentences: {
                        key: string;
                        section: "source" | "patient" | "drugs" | "course" | "assessment" | "changes";
                        each?: string | null;
                        when?: Record<string, never> | null;
                        text: {
                            en: string;
                            zh: string;
                        };
                        isHidden?: boolean | null;
                    }[];
                };
            };
            answer: {
                revision: number;
            };
        };
        "GET /narratives/templates/{narrativeTemplateId}/versions": {
            path: {
                narrativeTemplateId: string;
            };
            answer: {
                revision: number;
                name: string;
                template: NarrativeTemplate;
                savedByName: string;
                savedAt: string;
            }[];
        };
    }
}
