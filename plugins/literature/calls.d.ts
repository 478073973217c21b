// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { Fields } from '#kernel/fields/field'
import type { ShownArticle } from '#plugins/literature/contract/shown'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /literature/articles": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                productId?: string;
                status?: "checking" | "to_screen" | "undecided" | "conflict" | "excluded" | "safety" | "possible" | "full_text_wanted" | "full_text" | "valid" | "not_valid" | "case" | "closed" | "duplicate";
                waits?: "me" | "anybody";
                source?: string;
                text?: string;
                sort?: "foundAt" | "title" | "year" | "journal" | "status";
                order?: "asc" | "desc";
            };
            answer: {
                rows: {
                    articleId: string;
                    productId: string;
                    productName: string;
                    title: string;
                    year: number | null;
                    journal: string | null;
                    sources: string[];
                    retracted: boolean;
                    status: "checking" | "to_screen" | "undecided" | "conflict" | "excluded" | "safety" | "possible" | "full_text_wanted" | "full_text" | "valid" | "not_valid" | "case" | "closed" | "duplicate";
                    reason: string | null;
                    screeners: 1 | 2;
                    ownerName: string | null;
                    foundAt: string;
                    caseNos: string[];
                }[];
                total: number;
            };
        };
        "GET /literature/articles/{articleId}": {
            path: {
                articleId: string;
            };
            query: {
                productId: string;
            };
            answer: ShownArticle;
        };
        "POST /literature/articles/{articleId}/case-follow-up": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                caseNo: string;
                received: string;
            };
            answer: {
                id: string;
                caseNo: string;
            };
        };
        "POST /literature/articles/{articleId}/case-link": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                caseNo: string;
            };
            answer: {
                id: string;
                caseNo: string;
            };
        };
        "POST /literature/articles/{articleId}/cases": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                reportType: "1" | "2" | "3" | "4";
                dayZero: string;
                passesOn: boolean;
                patients: {
                    sex?: "1" | "2" | null;
                    age?: number | null;
                    ageUnit?: "a" | "mo" | "wk" | "d" | null;
                    drug: string;
                    reactions: string[];
                }[];
            };
            answer: {
                id: string;
                caseNo: string;
            }[];
        };
        "POST /literature/articles/{articleId}/choice": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                choice: "include" | "exclude" | "undecided" | "safety";
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/closing": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/full-text": {
            path: {
                articleId: string;
            };
            form: {
                productId: string;
                file: Blob;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/full-text-wish": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "DELETE /literature/articles/{articleId}/merge": {
            path: {
                articleId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/notes": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                text: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/pair": {
            path: {
                articleId: string;
            };
            body: {
                otherId: string;
                same: boolean;
            };
            answer: Record<string, never>;
        };
        "PUT /literature/articles/{articleId}/proofs": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                proofs: {
                    patient: number;
                    criterion: "P" | "D" | "R" | "W";
                    text: string;
                }[];
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/return": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                reason: string;
            };
            answer: Record<string, never>;
        };
        "PUT /literature/articles/{articleId}/undo": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/articles/{articleId}/verdict": {
            path: {
                articleId: string;
            };
            body: {
                productId: string;
                valid: boolean;
                reason?: string | null;
            };
            answer: Record<string, never>;
        };
        "GET /literature/choices": {
            answer: {
                sources: {
                    name: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                    region: "home" | "abroad";
                }[];
                people: {
                    id: string;
                    name: string;
                }[];
                cycle: "1_day" | "3_days" | "1_week" | "2_weeks" | "1_month" | "3_months" | "6_months" | "1_year";
                dueDays: number;
            };
        };
        "GET /literature/counts": {
            query?: {
                productId?: string;
            };
            answer: {
                found: number;
                duplicates: number;
                screened: number;
                waiting: number;
                byStatus: {
                    [key: string]: number;
                };
            };
        };
        "GET /literature/coverage": {
            query: {
                from: string;
                to: string;
            };
            answer: {
                today: string;
                products: {
                    id: string;
                    name: string;
                    home: number;
                    abroad: number;
                    warnings: ("no_task" | "few_home" | "few_abroad")[];
                }[];
                lines: {
                    taskId: string;
                    productId: string;
                    productName: string;
                    source: string;
                    cycle: "1_day" | "3_days" | "1_week" | "2_weeks" | "1_month" | "3_months" | "6_months" | "1_year";
                    ownerName: string;
                    revision: number;
                    isPaused: boolean;
                    windows: {
                        searchId: string;
                        from: string;
                        to: string;
                        counted: number;
                    }[];
                    holes: {
                        from: string;
                        to: string;
                        cause: "failed" | "running" | "waiting" | "overdue" | "paused" | "missing";
                        days: number;
                        searchId: string | null;
                        kind: ("run" | "upload") | null;
                        reason: {
                            en: string;
                            zh: string;
                        } | null;
                        due: string | null;
                        ownerName: string;
                    }[];
                    expected: number;
                    covered: number;
                    next: string | null;
                }[];
            };
        };
        "POST /literature/files": {
            form: {
                productId: string;
                file: Blob;
            };
            answer: {
                found: number;
                added: number;
                known: number;
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "POST /literature/files/preview": {
            form: {
                file: Blob;
            };
            answer: {
                format: "ris" | "nbib" | "pubmed_xml" | "endnote_xml" | "enw" | "noteexpress" | "cnki" | "refworks" | "bibtex" | "csv" | "html_table";
                source: string | null;
                records: {
                    line: number;
                    title: string;
                    citation: string;
                    retracted: boolean;
                    isKnown: boolean;
                }[];
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "PUT /literature/owner": {
            body: {
                places: {
                    articleId: string;
                    productId: string;
                }[];
                ownerId?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /literature/products": {
            body: {
                name: string;
            };
            answer: {
                id: string;
            };
        };
        "GET /literature/searches": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                kind?: "run" | "upload";
                state?: "covered" | "failed" | "open";
                productId?: string;
                source?: string;
            };
            answer: {
                rows: {
                    id: string;
                    taskId: string;
                    productId: string;
                    productName: string;
                    source: string;
                    kind: "run" | "upload";
                    from: string;
                    to: string;
                    state: "covered" | "failed" | "open";
                    strategyVersion: number;
                    expression: string;
                    due: string | null;
                    counted: number | null;
                    got: number | null;
                    fresh: number | null;
                    reason: {
                        en: string;
                        zh: string;
                    } | null;
                    nextTry: string | null;
                    ownerId: string;
                    ownerName: string;
                    fileName: string | null;
                    doneByName: string | null;
                    doneAt: string | null;
                    createdAt: string;
                }[];
                total: number;
            };
        };
        "GET /literature/searches/{literatureSearchId}": {
            path: {
                literatureSearchId: string;
            };
            answer: {
                search: {
                    id: string;
                    taskId: string;
                    productId: string;
                    productName: string;
                    source: string;
                    kind: "run" | "upload";
                    from: string;
                    to: string;
                    state: "covered" | "failed" | "open";
                    strategyVersion: number;
                    expression: string;
                    due: string | null;
                    counted: number | null;
                    got: number | null;
                    fresh: number | null;
                    reason: {
                        en: string;
                        zh: string;
                    } | null;
                    nextTry: string | null;
                    ownerId: string;
                    ownerName: string;
                    fileName: string | null;
                    doneByName: string | null;
                    doneAt: string | null;
                    createdAt: string;
                };
                tries: {
                    seq: number;
                    act: "planned" | "extended" | "failed" | "covered" | "again" | "given" | "shortened";
                    at: string;
                    actorName: string;
                    sentence: {
                        en: string;
                        zh: string;
                    };
                    code: number | null;
                    counted: number | null;
                    got: number | null;
                }[];
            };
        };
        "POST /literature/searches/{literatureSearchId}/again": {
            path: {
                literatureSearchId: string;
            };
            answer: Record<string, never>;
        };
        "POST /literature/searches/{literatureSearchId}/empty": {
            path: {
                literatureSearchId: string;
            };
            body: {
                coveredTo?: string | null;
            };
            answer: {
                found: number;
                fresh: number;
                isCovered: boolean;
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "POST /literature/searches/{literatureSearchId}/export": {
            path: {
                literatureSearchId: string;
            };
            form: {
                counted?: number | null;
                coveredTo?: string | null;
                file: Blob;
            };
            answer: {
                found: number;
                fresh: number;
                isCovered: boolean;
                problems: {
                    line: number;
                    reason: {
                        en: string;
                        zh: string;
                    };
                    taken: boolean;
                }[];
            };
        };
        "POST /literature/searches/{literatureSearchId}/give": {
            path: {
                literatureSearchId: string;
            };
            body: {
                ownerId: string;
            };
            answer: Record<string, never>;
        };
        "GET /literature/setting": {
            answer: {
                products: {
                    id: string;
                    name: string;
                    words: string[];
                }[];
                reasons: {
                    code: string;
                    en: string;
                    zh: string;
                }[];
                people: {
                    id: string;
                    name: string;
                }[];
                screeners: 1 | 2;
            };
        };
        "POST /literature/sheet": {
            body: {
                productId: string;
                kind: "xlsx" | "pdf";
            };
        };
        "GET /literature/sources": {
            answer: {
                name: string;
                label: {
                    en: string;
                    zh: string;
                };
                region: "home" | "abroad" | "endpoint";
                fields: Fields;
                secrets: string[];
                options: {
                    [key: string]: string;
                };
                sealed: string[];
                isAsked: boolean;
            }[];
        };
        "PUT /literature/sources/{source}": {
            path: {
                source: string;
            };
            body: {
                options: {
                    [key: string]: string;
                };
            };
            answer: Record<string, never>;
        };
        "PUT /literature/sources/{source}/secrets": {
            path: {
                source: string;
            };
            body: {
                name: string;
                value?: string | null;
            };
            answer: Record<string, never>;
        };
        "POST /literature/sources/{source}/test": {
            path: {
                source: string;
            };
            answer: {
                en: string;
                zh: string;
            }[];
        };
        "GET /literature/strategies": {
            answer: {
                productId: string;
                name: string;
                strategy: {
                    version: number;
                    words: {
                        keyword_zh: string[];
                        keyword_en: string[];
                        inn: string[];
                        brand: string[];
                        safety: string[];
                    };
                    savedByName: string;
                    savedAt: string;
                } | null;
            }[];
        };
        "POST /literature/strategies": {
            body: {
                name: string;
                words: {
                    keyword_zh: string[];
                    keyword_en: string[];
                    inn: string[];
                    brand: string[];
                    safety: string[];
                };
            };
            answer: {
                productId: string;
            };
            refusal: {
                productId?: string;
            };
        };
        "PUT /literature/strategies/{literatureProductId}": {
            path: {
                literatureProductId: string;
            };
            body: {
                version: number;
                words: {
                    keyword_zh: string[];
                    keyword_en: string[];
                    inn: string[];
                    brand: string[];
                    safety: string[];
                };
            };
            answer: {
                version: number;
            };
            refusal: {
                productId?: string;
            };
        };
        "GET /literature/strategies/{literatureProductId}/versions": {
            path: {
                literatureProductId: string;
            };
            answer: {
                version: number;
                words: {
                    keyword_zh: string[];
                    keyword_en: string[];
                    inn: string[];
                    brand: string[];
                    safety: string[];
                };
                savedByName: string;
                savedAt: string;
            }[];
        };
        "GET /literature/tasks": {
            answer: {
                id: string;
                productId: string;
                productName: string;
                sources: string[];
                cycle: "1_day" | "3_days" | "1_week" | "2_weeks" | "1_month" | "3_months" | "6_months" | "1_year";
                dueDays: number;
                ownerId: string;
                ownerName: string;
                anchor: string;
                pausedAt: string | null;
                pausedByName: string | null;
                revision: number;
            }[];
        };
        "POST /literature/tasks": {
            body: {
                productId: string;
                anchor: string;
                sources: string[];
                cycle: "1_day" | "3_days" | "1_week" | "2_weeks" | "1_month" | "3_months" | "6_months" | "1_year";
                dueDays: number;
                ownerId: string;
            };
            answer: {
                id: string;
            };
        };
        "PUT /literature/tasks/{literatureTaskId}": {
            path: {
                literatureTaskId: string;
            };
            body: {
                revision: number;
                sources: string[];
                cycle: "1_day" | "3_days" | "1_week" | "2_weeks" | "1_month" | "3_months" | "6_months" | "1_year";
                dueDays: number;
                ownerId: string;
            };
            answer: {
                id: string;
            };
        };
        "POST /literature/tasks/{literatureTaskId}/pause": {
            path: {
                literatureTaskId: string;
            };
            body: {
                revision: number;
            };
            answer: {
                id: string;
            };
        };
        "POST /literature/tasks/{literatureTaskId}/resume": {
            path: {
                literatureTaskId: string;
            };
            body: {
                revision: number;
            };
            answer: {
                id: string;
            };
        };
        "POST /literature/tasks/{literatureTaskId}/run": {
            path: {
                literatureTaskId: string;
            };
            answer: string[];
        };
        "GET /literature/uploads": {
            answer: {
                id: string;
                taskId: string;
                productId: string;
                productName: string;
                source: string;
                kind: "run" | "upload";
                from: string;
                to: string;
                state: "covered" | "failed" | "open";
                strategyVersion: number;
                expression: string;
                due: string | null;
                counted: number | null;
                got: number | null;
                fresh: number | null;
                reason: {
                    en: string;
                    zh: string;
                } | null;
                nextTry: string | null;
                ownerId: string;
                ownerName: string;
                fileName: string | null;
                doneByName: string | null;
                doneAt: string | null;
                createdAt: string;
            }[];
        };
    }
}
