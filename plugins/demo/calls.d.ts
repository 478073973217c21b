// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /demonstration/people": {
            answer: {
                password: string;
                companies: {
                    name: string;
                    people: {
                        username: string;
                        name: string;
                        role: {
                            en: string;
                            zh: string;
                        };
                    }[];
                }[];
            };
        };
        "GET /demonstration/things": {
            answer: {
                key: "comes_in" | "coded" | "checked" | "sent" | "answered";
                project: {
                    id: string;
                    code: string;
                };
                environment: 0 | 1;
                href: string | null;
                as: string | null;
            }[];
        };
    }
}
