// Written by `npm run renderers`: do not edit.
export const generatedCatalog = {
  "cells": {
    "Address": {
      "title": "Address",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "title": "Text of the link",
            "description": "The address by default.",
            "minLength": 1,
            "maxLength": 50
          }
        },
        "additionalProperties": false
      }
    },
    "Avatar": {
      "title": "Person",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "picture": {
            "type": "string",
            "title": "Field of the picture",
            "description": "A stored path; the initials are shown if it is empty.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "Boolean": {
      "title": "Yes or no",
      "accepts": [
        "boolean",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "yes": {
            "type": "string",
            "title": "Word for true",
            "minLength": 1,
            "maxLength": 50,
            "default": "Yes"
          },
          "no": {
            "type": "string",
            "title": "Word for false",
            "minLength": 1,
            "maxLength": 50,
            "default": "No"
          }
        },
        "additionalProperties": false
      }
    },
    "Contact": {
      "title": "Contact",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "kind"
        ],
        "properties": {
          "kind": {
            "anyOf": [
              {
                "type": "string",
                "const": "telephone"
              },
              {
                "type": "string",
                "const": "email"
              }
            ],
            "title": "What it is",
            "description": "A telephone number or email address; a click calls or writes to it."
          }
        },
        "additionalProperties": false
      }
    },
    "Copyable": {
      "title": "To copy",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Date": {
      "title": "Date",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "title": "Format",
            "description": "Format of YYYY, MM, DD, HH, mm, ss and separators.",
            "pattern": "^(YYYY|MM|DD|HH|mm|ss|[ /:.,年月日时分秒-])+$",
            "maxLength": 40,
            "default": "YYYY-MM-DD HH:mm:ss"
          }
        },
        "additionalProperties": false
      }
    },
    "Dict": {
      "title": "Dictionary",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "required": [
          "dict"
        ],
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Code of the dictionary, for example settle_bill_status.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "plain": {
            "type": "boolean",
            "title": "Text only",
            "description": "Shows the label without a colored tag.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Diff": {
      "title": "Before and after",
      "accepts": [
        "string",
        "integer",
        "number",
        "boolean",
        "object",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "before": {
            "type": "string",
            "title": "Field of what was",
            "description": "Without it the value is an object with before and after.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "File": {
      "title": "Files",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Html": {
      "title": "Formatted text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Image": {
      "title": "Pictures",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "title": "Pictures at most",
            "minimum": 1,
            "maximum": 20,
            "default": 3
          }
        },
        "additionalProperties": false
      }
    },
    "Link": {
      "title": "Link",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "page": {
            "type": "string",
            "title": "Leads to",
            "description": "The page to open; the row's detail by default.",
            "pattern": "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",
            "maxLength": 120
          },
          "query": {
            "type": "object",
            "patternProperties": {
              "^[A-Za-z_][A-Za-z0-9_]{0,63}$": {
                "type": "string",
                "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
              }
            },
            "title": "Filled in there",
            "description": "Maps parameters of that page to fields of this row."
          }
        },
        "additionalProperties": false
      }
    },
    "Masked": {
      "title": "Masked",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Money": {
      "title": "Money",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "sign": {
            "type": "boolean",
            "title": "Show + before positive amounts",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Number": {
      "title": "Number",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "decimals": {
            "type": "integer",
            "title": "Decimals",
            "description": "As many as the number has by default.",
            "minimum": 0,
            "maximum": 6
          }
        },
        "additionalProperties": false
      }
    },
    "Progress": {
      "title": "Progress",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "of": {
            "type": "number",
            "title": "The whole",
            "description": "The value of 100 %: 100 for percent, 1000000 for parts per million.",
            "exclusiveMinimum": 0,
            "default": 100
          },
          "tone": {
            "type": "string",
            "enum": [
              "primary",
              "success",
              "warning",
              "danger"
            ],
            "title": "Tone",
            "default": "primary"
          }
        },
        "additionalProperties": false
      }
    },
    "Rate": {
      "title": "Rate",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Sparkline": {
      "title": "Sparkline",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "enum": [
              "money",
              "number",
              "percent"
            ],
            "title": "Read out as",
            "default": "number"
          }
        },
        "additionalProperties": false
      }
    },
    "Tags": {
      "title": "Tags",
      "accepts": [
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Dictionary with the tags' labels and colors.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "limit": {
            "type": "integer",
            "title": "Tags at most",
            "description": "The rest is shown as a count.",
            "minimum": 1,
            "maximum": 20,
            "default": 3
          }
        },
        "additionalProperties": false
      }
    },
    "Text": {
      "title": "Text",
      "accepts": [
        "string",
        "integer",
        "number",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "limit": {
            "type": "integer",
            "title": "Characters shown",
            "description": "Longer texts end in …; hovering shows the whole text.",
            "minimum": 1,
            "maximum": 1000,
            "default": 25
          }
        },
        "additionalProperties": false
      }
    }
  },
  "fields": {
    "AutoComplete": {
      "title": "Text with suggestions",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "CheckboxGroup": {
      "title": "Checkboxes",
      "accepts": [
        "array",
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "Checkbox": {
      "title": "Checkbox",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "text": {
            "type": "string",
            "title": "Words",
            "description": "Label beside the checkbox.",
            "minLength": 1,
            "maxLength": 200
          }
        },
        "additionalProperties": false
      }
    },
    "Colour": {
      "title": "Colour",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Cron": {
      "title": "Schedule",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DateRange": {
      "title": "Date range",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "day",
              "time"
            ],
            "title": "Gives",
            "description": "Dates; for a field of times, the first and last second of those dates.",
            "default": "day"
          },
          "maxDays": {
            "type": "integer",
            "title": "Days at most",
            "minimum": 1,
            "maximum": 3660
          },
          "presets": {
            "type": "boolean",
            "title": "Offer today, this month …",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "DateTime": {
      "title": "Date and time",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "precision": {
            "type": "string",
            "enum": [
              "minute",
              "second"
            ],
            "title": "Precision",
            "description": "Precision of the input; the value always has seconds.",
            "default": "second"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Date": {
      "title": "Date",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "precision": {
            "type": "string",
            "enum": [
              "day",
              "month",
              "year"
            ],
            "title": "Precision",
            "default": "day"
          },
          "min": {
            "type": "string",
            "title": "Not before",
            "description": "A date, or today.",
            "pattern": "^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$"
          },
          "max": {
            "type": "string",
            "title": "Not after",
            "description": "A date, or today.",
            "pattern": "^(today|[0-9]{4}-[0-9]{2}-[0-9]{2})$"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DeptPicker": {
      "title": "Departments",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "id"
              },
              {
                "type": "string",
                "const": "orgCode"
              }
            ],
            "title": "What is stored",
            "description": "The id, as JeecgBoot clients store departments, or the org code.",
            "default": "id"
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Several in one text",
            "description": "Separated by commas, as JeecgBoot clients store them; a list otherwise.",
            "default": false
          },
          "within": {
            "anyOf": [
              {
                "type": "string"
              },
              {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              {
                "type": "null"
              }
            ],
            "title": "Departments to choose from",
            "description": "As this field stores them, a list or parted by commas: an expression gives what another field holds. All without it."
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "DictSelect": {
      "title": "Dictionary",
      "accepts": [
        "string",
        "integer"
      ],
      "props": {
        "type": "object",
        "required": [
          "dict"
        ],
        "properties": {
          "dict": {
            "type": "string",
            "title": "Dictionary",
            "description": "Code of the dictionary, for example settle_bill_status.",
            "pattern": "^[a-z][A-Za-z0-9_]{0,99}$"
          },
          "type": {
            "type": "string",
            "enum": [
              "list",
              "radio"
            ],
            "title": "Drawn as",
            "default": "list"
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "description": "Several values, for the operators in and nin; a radio group has one.",
            "default": false
          },
          "tags": {
            "type": "boolean",
            "title": "As tags",
            "description": "Draws items in their colors, as lists do.",
            "default": false
          },
          "showAll": {
            "type": "boolean",
            "title": "Empty option",
            "description": "Starts with an empty option 'please select', unless several values can be selected.",
            "default": true
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Input": {
      "title": "Text of Formily",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "maxLength": {
            "type": "integer",
            "title": "At most characters",
            "minimum": 1
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TextArea": {
      "title": "Long text of Formily",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "maxLength": {
            "type": "integer",
            "title": "At most characters",
            "minimum": 1
          },
          "rows": {
            "type": "integer",
            "title": "Lines",
            "minimum": 1,
            "maximum": 30
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Editable": {
      "title": "Editable text of Formily",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "At most characters",
            "minimum": 1
          }
        },
        "additionalProperties": false
      }
    },
    "formily/PreviewText": {
      "title": "Preview text of Formily",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/NumberPicker": {
      "title": "Number of Formily",
      "accepts": [
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "min": {
            "type": "number",
            "title": "At least"
          },
          "max": {
            "type": "number",
            "title": "At most"
          },
          "step": {
            "type": "number",
            "title": "Step"
          },
          "precision": {
            "type": "integer",
            "title": "Decimals",
            "minimum": 0,
            "maximum": 10
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Select": {
      "title": "Select of Formily",
      "accepts": [
        "string",
        "number",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "With a search",
            "default": false
          },
          "mode": {
            "type": "string",
            "enum": [
              "multiple",
              "tags"
            ],
            "title": "Several"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/RadioGroup": {
      "title": "Radio buttons of Formily",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "optionType": {
            "type": "string",
            "enum": [
              "default",
              "button"
            ],
            "title": "Drawn as"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/CheckboxGroup": {
      "title": "Checkboxes of Formily",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Checkbox": {
      "title": "Checkbox of Formily",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/Switch": {
      "title": "Switch of Formily",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "formily/DatePicker": {
      "title": "Date of Formily",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "picker": {
            "type": "string",
            "enum": [
              "date",
              "month",
              "year"
            ],
            "title": "Picks",
            "default": "date"
          },
          "showTime": {
            "type": "boolean",
            "title": "With the time",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/DateRangePicker": {
      "title": "Date range of Formily",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TimePicker": {
      "title": "Time of Formily",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TimeRangePicker": {
      "title": "Time range of Formily",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/Cascader": {
      "title": "Cascader of Formily",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "number"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                },
                "children": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "value",
                      "label"
                    ],
                    "properties": {
                      "value": {
                        "anyOf": [
                          {
                            "type": "string"
                          },
                          {
                            "type": "number"
                          }
                        ]
                      },
                      "label": {
                        "type": "string",
                        "title": "Text",
                        "minLength": 1,
                        "maxLength": 500
                      },
                      "children": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "required": [
                            "value",
                            "label"
                          ],
                          "properties": {
                            "value": {
                              "anyOf": [
                                {
                                  "type": "string"
                                },
                                {
                                  "type": "number"
                                }
                              ]
                            },
                            "label": {
                              "type": "string",
                              "title": "Text",
                              "minLength": 1,
                              "maxLength": 500
                            }
                          },
                          "additionalProperties": false
                        },
                        "title": "Choices below"
                      }
                    },
                    "additionalProperties": false
                  },
                  "title": "Choices below"
                }
              },
              "additionalProperties": false
            },
            "title": "Options",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "With a search",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "formily/TreeSelect": {
      "title": "Tree select of Formily",
      "accepts": [
        "string",
        "number",
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "number"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                },
                "children": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "required": [
                      "value",
                      "label"
                    ],
                    "properties": {
                      "value": {
                        "anyOf": [
                          {
                            "type": "string"
                          },
                          {
                            "type": "number"
                          }
                        ]
                      },
                      "label": {
                        "type": "string",
                        "title": "Text",
                        "minLength": 1,
                        "maxLength": 500
                      },
                      "children": {
                        "type": "array",
                        "items": {
                          "type": "object",
                          "required": [
                            "value",
                            "label"
                          ],
                          "properties": {
                            "value": {
                              "anyOf": [
                                {
                                  "type": "string"
                                },
                                {
                                  "type": "number"
                                }
                              ]
                            },
                            "label": {
                              "type": "string",
                              "title": "Text",
                              "minLength": 1,
                              "maxLength": 500
                            }
                          },
                          "additionalProperties": false
                        },
                        "title": "Choices below"
                      }
                    },
                    "additionalProperties": false
                  },
                  "title": "Choices below"
                }
              },
              "additionalProperties": false
            },
            "title": "Options",
            "minItems": 1,
            "maxItems": 200
          },
          "allowClear": {
            "type": "boolean",
            "title": "Can be emptied",
            "default": false
          },
          "showSearch": {
            "type": "boolean",
            "title": "With a search",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "FourEyes": {
      "title": "Second approval",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "operation",
          "content"
        ],
        "properties": {
          "operation": {
            "type": "string",
            "title": "Operation",
            "description": "What is signed: an operation whose contract asks for a second person. Its right is the contract’s.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "content": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "What is signed",
            "description": "Arguments of the operation that needs approval, without the approval itself."
          },
          "summary": {
            "type": "string",
            "title": "Summary",
            "description": "Text that the approver reads before approving.",
            "maxLength": 500
          }
        },
        "additionalProperties": false
      }
    },
    "Icon": {
      "title": "Icon",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "of": {
            "type": "string",
            "enum": [
              "actions",
              "menus"
            ],
            "title": "Icons of",
            "default": "actions"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "ImageUpload": {
      "title": "Pictures",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "png",
                "jpeg",
                "webp",
                "gif"
              ]
            },
            "title": "Kinds of files",
            "description": "All by default.",
            "minItems": 1
          },
          "max": {
            "type": "integer",
            "title": "Files at most",
            "description": "For 1 the value is its path, otherwise a list of paths.",
            "minimum": 1,
            "maximum": 50,
            "default": 1
          },
          "maxMb": {
            "type": "integer",
            "title": "Megabytes at most",
            "description": "Limit for each file; the server has its own limit.",
            "minimum": 1,
            "maximum": 1000,
            "default": 10
          },
          "biz": {
            "type": "string",
            "title": "Kind of upload",
            "description": "Purpose registered on the server: everyone may see an `avatar`; without a purpose only the owner sees the file.",
            "pattern": "^[a-z]{1,32}$"
          },
          "shape": {
            "type": "string",
            "enum": [
              "square",
              "circle"
            ],
            "title": "Shape",
            "description": "Shape of the picture; a circle suits people.",
            "default": "square"
          }
        },
        "additionalProperties": false
      }
    },
    "Json": {
      "title": "JSON",
      "accepts": [
        "object",
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "value",
              "text"
            ],
            "title": "Gives",
            "description": "The value, or its text for a field that stores text.",
            "default": "value"
          }
        },
        "additionalProperties": false
      }
    },
    "MapPoint": {
      "title": "Point on a map",
      "accepts": [
        "object"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Markdown": {
      "title": "Markdown",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "rows": {
            "type": "integer",
            "title": "Rows",
            "minimum": 3,
            "maximum": 30,
            "default": 8
          },
          "maxLength": {
            "type": "integer",
            "title": "Characters at most",
            "minimum": 1,
            "maximum": 100000,
            "default": 20000
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MenuAddress": {
      "title": "Address of a menu",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MenuPage": {
      "title": "Page of a menu",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MoneyRange": {
      "title": "Amount range",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Money": {
      "title": "Money",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "minFen": {
            "type": "integer",
            "title": "At least",
            "description": "In fen."
          },
          "maxFen": {
            "type": "integer",
            "title": "At most",
            "description": "In fen."
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "MultiSelect": {
      "title": "Choices",
      "accepts": [
        "array",
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Number": {
      "title": "Number",
      "accepts": [
        "integer",
        "number"
      ],
      "props": {
        "type": "object",
        "properties": {
          "min": {
            "type": "number",
            "title": "At least"
          },
          "max": {
            "type": "number",
            "title": "At most"
          },
          "decimals": {
            "type": "integer",
            "title": "Decimals",
            "minimum": 0,
            "maximum": 6,
            "default": 0
          },
          "unit": {
            "type": "string",
            "title": "Unit",
            "minLength": 1,
            "maxLength": 20
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Ordering": {
      "title": "Order of records",
      "accepts": [
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "labelField"
        ],
        "properties": {
          "keyField": {
            "type": "string",
            "title": "Field of the key",
            "description": "What tells records apart; id unless told.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "labelField": {
            "type": "string",
            "title": "Field of the words",
            "description": "What a record is called.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "noteField": {
            "type": "string",
            "title": "Field of the note",
            "description": "Stands smaller behind the words.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "colorField": {
            "type": "string",
            "title": "Field of the colour",
            "description": "The words stand in a tag of this colour.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          }
        },
        "additionalProperties": false
      }
    },
    "PagePick": {
      "title": "Pick from a list",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "page",
          "valueField",
          "labelField"
        ],
        "properties": {
          "page": {
            "type": "string",
            "title": "Page",
            "description": "The list to pick from; picking needs permission to see it.",
            "pattern": "^[A-Za-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"
          },
          "valueField": {
            "type": "string",
            "title": "Field of the value",
            "description": "Of a row; it is stored.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "labelField": {
            "type": "string",
            "title": "Field of the words",
            "description": "Of a row; people read it.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Several in one text",
            "description": "Separated by commas, as JeecgBoot clients store them; a list otherwise.",
            "default": false
          },
          "params": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Parameters",
            "description": "Parameters of the opened list."
          },
          "fill": {
            "type": "object",
            "patternProperties": {
              "^.*$": {
                "type": "string"
              }
            },
            "title": "Fills",
            "description": "Fields of the form by the field of the row that goes into them; of several rows, parted by commas."
          },
          "label": {
            "title": "Words of the stored value",
            "description": "An expression that reads them from the record: a text, or a list of texts."
          },
          "op": {
            "type": "string",
            "title": "Operation of the words",
            "description": "Operation that returns the labels of stored values: a list of records, or a page of them.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "valueParam": {
            "type": "string",
            "title": "Argument of the values",
            "description": "Takes the stored values, parted by commas.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "ids"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Password": {
      "title": "Password",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "Characters at most",
            "minimum": 1,
            "maximum": 200,
            "default": 100
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          },
          "autoComplete": {
            "type": "string",
            "enum": [
              "new-password",
              "current-password"
            ],
            "title": "Password manager",
            "default": "new-password"
          }
        },
        "additionalProperties": false
      }
    },
    "PermissionTree": {
      "title": "Menus and buttons",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns what can be granted; all menus and buttons by default.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "default": "permission.choices",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with the call."
          },
          "saved": {
            "type": "string",
            "title": "Saved",
            "description": "Ids that are granted now, separated by commas; changes are counted against them."
          }
        },
        "additionalProperties": false
      }
    },
    "Radio": {
      "title": "Radio buttons",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "type": {
            "type": "string",
            "enum": [
              "dots",
              "buttons"
            ],
            "title": "Drawn as",
            "default": "dots"
          }
        },
        "additionalProperties": false
      }
    },
    "Rate": {
      "title": "Rate",
      "accepts": [
        "integer"
      ],
      "props": {
        "type": "object",
        "properties": {
          "minPpm": {
            "type": "integer",
            "title": "At least",
            "description": "In parts per million.",
            "default": 0
          },
          "maxPpm": {
            "type": "integer",
            "title": "At most",
            "description": "In parts per million.",
            "default": 1000000
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Region": {
      "title": "Region of China",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "level": {
            "type": "string",
            "enum": [
              "province",
              "city",
              "district"
            ],
            "title": "Down to",
            "default": "district"
          },
          "anyLevel": {
            "type": "boolean",
            "title": "Any level",
            "description": "Accepts a province without a city.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RemoteSelect": {
      "title": "Record",
      "accepts": [
        "string",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "op",
          "valueField",
          "labelField"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the options: a list of records, or a page of them.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with each call; expressions in a form."
          },
          "valueField": {
            "type": "string",
            "title": "Field of the value",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "labelField": {
            "type": "string",
            "title": "Field of the words",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "detailField": {
            "type": "string",
            "title": "Field of the detail",
            "description": "Shown in brackets after the label.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "searchParam": {
            "type": "string",
            "title": "Argument of the search",
            "description": "Takes what is typed.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "keyword"
          },
          "valueParam": {
            "type": "string",
            "title": "Argument of the values",
            "description": "Takes the chosen values, parted by commas, so that they have names.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "default": "ids"
          },
          "needs": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$"
            },
            "title": "Needs",
            "description": "Required arguments, for example the value of another field; without them there are no options.",
            "maxItems": 10
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Several in one text",
            "description": "Separated by commas, as JeecgBoot clients store them; a list otherwise.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RichText": {
      "title": "Formatted text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RolePicker": {
      "title": "Roles",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "id"
              },
              {
                "type": "string",
                "const": "roleCode"
              }
            ],
            "title": "What is stored",
            "description": "The id, as JeecgBoot clients store roles, or the code.",
            "default": "id"
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Several in one text",
            "description": "Separated by commas, as JeecgBoot clients store them; a list otherwise.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "RuleValue": {
      "title": "Value of a data rule",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "required": [
          "permissionId"
        ],
        "properties": {
          "permissionId": {
            "title": "Menu",
            "description": "Id of the menu that the rule belongs to."
          },
          "field": {
            "title": "Field",
            "description": "Name of the compared field."
          },
          "condition": {
            "title": "Condition",
            "description": "Operator of the comparison; IN takes several values."
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Select": {
      "title": "Choice",
      "accepts": [
        "string",
        "integer",
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "options": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "value",
                "label"
              ],
              "properties": {
                "value": {
                  "anyOf": [
                    {
                      "type": "string"
                    },
                    {
                      "type": "integer"
                    },
                    {
                      "type": "boolean"
                    }
                  ]
                },
                "label": {
                  "type": "string",
                  "title": "Text",
                  "minLength": 1,
                  "maxLength": 500
                }
              },
              "title": "Option",
              "additionalProperties": false
            },
            "title": "Options",
            "description": "The options, in this order.",
            "minItems": 1,
            "maxItems": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "ShopSelect": {
      "title": "Shop",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "description": "Several values, for the operators in and nin.",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Switch": {
      "title": "Switch",
      "accepts": [
        "boolean"
      ],
      "props": {
        "type": "object",
        "properties": {
          "on": {
            "type": "string",
            "title": "Word when on",
            "minLength": 1,
            "maxLength": 20
          },
          "off": {
            "type": "string",
            "title": "Word when off",
            "minLength": 1,
            "maxLength": 20
          }
        },
        "additionalProperties": false
      }
    },
    "TextArea": {
      "title": "Long text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "rows": {
            "type": "integer",
            "title": "Rows",
            "minimum": 2,
            "maximum": 20,
            "default": 4
          },
          "maxLength": {
            "type": "integer",
            "title": "Characters at most",
            "description": "Maximum length, with a counter below the field.",
            "minimum": 1,
            "maximum": 10000,
            "default": 500
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Text": {
      "title": "Text",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "maxLength": {
            "type": "integer",
            "title": "Characters at most",
            "minimum": 1,
            "maximum": 2000,
            "default": 200
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          },
          "type": {
            "type": "string",
            "enum": [
              "text",
              "email",
              "tel",
              "url"
            ],
            "title": "Keyboard",
            "default": "text"
          },
          "autoComplete": {
            "type": "string",
            "title": "Autofill",
            "description": "The autofill hint for the browser, such as email.",
            "minLength": 1,
            "maxLength": 50,
            "default": "off"
          }
        },
        "additionalProperties": false
      }
    },
    "TimeRange": {
      "title": "Time range",
      "accepts": [
        "array",
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "gives": {
            "type": "string",
            "enum": [
              "times",
              "text"
            ],
            "title": "Gives",
            "description": "Two times, or one text such as 09:00-21:30 for a field that stores text.",
            "default": "times"
          },
          "overnight": {
            "type": "boolean",
            "title": "Past midnight",
            "description": "Allows an end time on the next day.",
            "default": false
          },
          "minuteStep": {
            "type": "integer",
            "title": "Minutes in steps of",
            "minimum": 1,
            "maximum": 30,
            "default": 1
          }
        },
        "additionalProperties": false
      }
    },
    "Time": {
      "title": "Time of day",
      "accepts": [
        "string"
      ],
      "props": {
        "type": "object",
        "properties": {
          "seconds": {
            "type": "boolean",
            "title": "With seconds",
            "default": false
          },
          "minuteStep": {
            "type": "integer",
            "title": "Minutes in steps of",
            "minimum": 1,
            "maximum": 30,
            "default": 1
          }
        },
        "additionalProperties": false
      }
    },
    "TreeSelect": {
      "title": "Tree select",
      "accepts": [
        "string",
        "integer",
        "array"
      ],
      "props": {
        "type": "object",
        "required": [
          "op",
          "valueField",
          "labelField"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the options: a list of records, or a page of them.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Sent with each call; expressions in a form."
          },
          "valueField": {
            "type": "string",
            "title": "Field of the value",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "labelField": {
            "type": "string",
            "title": "Field of the words",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "childrenField": {
            "type": "string",
            "title": "Field of the children",
            "description": "Where the operation gives a tree; children unless told.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "parentField": {
            "type": "string",
            "title": "Field of the parent",
            "description": "Where it gives a flat list: the id of the parent.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "idField": {
            "type": "string",
            "title": "Field of the id",
            "description": "What a parent's id speaks of; the field of the value unless told.",
            "pattern": "^[A-Za-z_][A-Za-z0-9_]{0,63}$",
            "x-refers": "field"
          },
          "leavesOnly": {
            "type": "boolean",
            "title": "Ends of the tree alone",
            "default": false
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "TryOut": {
      "title": "Try out",
      "accepts": [
        "object"
      ],
      "props": {
        "type": "object",
        "required": [
          "op"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Dry run: takes the arguments, changes nothing and returns {passed, message}.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"
          },
          "args": {
            "type": "object",
            "patternProperties": {
              "^.*$": {}
            },
            "title": "Arguments",
            "description": "Arguments of the operation; expressions over the form's values."
          },
          "input": {
            "type": "string",
            "title": "Input",
            "description": "Label of a text field whose value the operation receives as `value`.",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    },
    "Upload": {
      "title": "Files",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "types": {
            "type": "array",
            "items": {
              "type": "string",
              "enum": [
                "png",
                "jpeg",
                "webp",
                "gif",
                "pdf"
              ]
            },
            "title": "Kinds of files",
            "description": "All by default.",
            "minItems": 1
          },
          "max": {
            "type": "integer",
            "title": "Files at most",
            "description": "For 1 the value is its path, otherwise a list of paths.",
            "minimum": 1,
            "maximum": 50,
            "default": 1
          },
          "maxMb": {
            "type": "integer",
            "title": "Megabytes at most",
            "description": "Limit for each file; the server has its own limit.",
            "minimum": 1,
            "maximum": 1000,
            "default": 10
          }
        },
        "additionalProperties": false
      }
    },
    "UserPicker": {
      "title": "People",
      "accepts": [
        "string",
        "array"
      ],
      "props": {
        "type": "object",
        "properties": {
          "value": {
            "anyOf": [
              {
                "type": "string",
                "const": "username"
              },
              {
                "type": "string",
                "const": "id"
              }
            ],
            "title": "What is stored",
            "description": "The user name, as JeecgBoot clients store users, or the id.",
            "default": "username"
          },
          "multiple": {
            "type": "boolean",
            "title": "Several",
            "default": false
          },
          "joined": {
            "type": "boolean",
            "title": "Several in one text",
            "description": "Separated by commas, as JeecgBoot clients store them; a list otherwise.",
            "default": false
          },
          "departId": {
            "type": "string",
            "title": "Department",
            "description": "Id of a department: offers only its users and those of its sub-departments.",
            "pattern": "^[A-Za-z0-9_-]{1,32}$"
          },
          "placeholder": {
            "type": "string",
            "title": "Placeholder",
            "minLength": 1,
            "maxLength": 100
          }
        },
        "additionalProperties": false
      }
    }
  },
  "layouts": {
    "formily/FormGrid": {
      "title": "Grid of Formily",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "minColumns": {
            "type": "integer",
            "title": "At least columns",
            "minimum": 1,
            "maximum": 12
          },
          "maxColumns": {
            "type": "integer",
            "title": "At most columns",
            "minimum": 1,
            "maximum": 12
          },
          "minWidth": {
            "type": "integer",
            "title": "Pixels of a column, at least",
            "minimum": 50,
            "maximum": 1000
          },
          "columnGap": {
            "type": "integer",
            "title": "Pixels between columns",
            "minimum": 0,
            "maximum": 100
          },
          "rowGap": {
            "type": "integer",
            "title": "Pixels between rows",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/FormLayout": {
      "title": "Layout of Formily",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "layout": {
            "type": "string",
            "enum": [
              "horizontal",
              "vertical"
            ],
            "title": "Labels beside or above"
          },
          "size": {
            "type": "string",
            "enum": [
              "small",
              "large"
            ],
            "title": "Size"
          },
          "gridColumnGap": {
            "type": "integer",
            "title": "Pixels between columns of a grid",
            "minimum": 0,
            "maximum": 100
          },
          "gridRowGap": {
            "type": "integer",
            "title": "Pixels between rows of a grid",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    }
  },
  "arrays": {
    "formily/ArrayCards": {
      "title": "Cards of Formily",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "size": {
            "type": "string",
            "enum": [
              "default",
              "small"
            ],
            "title": "Size"
          }
        },
        "additionalProperties": false
      }
    },
    "formily/ArrayCollapse": {
      "title": "Panels of Formily",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "accordion": {
            "type": "boolean",
            "title": "One open at a time",
            "default": false
          },
          "defaultOpenPanelCount": {
            "type": "integer",
            "title": "Open at first",
            "minimum": 0,
            "maximum": 100
          }
        },
        "additionalProperties": false
      }
    },
    "formily/ArrayItems": {
      "title": "Items of Formily",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    }
  },
  "blocks": {
    "Figure": {
      "title": "Figure",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "format": {
            "type": "string",
            "enum": [
              "count",
              "money",
              "rate"
            ],
            "title": "Written as",
            "default": "count"
          },
          "secondaryFormat": {
            "type": "string",
            "enum": [
              "count",
              "money",
              "rate"
            ],
            "title": "Second figure written as",
            "default": "money"
          },
          "secondaryLabel": {
            "type": "string",
            "title": "Words before the second figure",
            "minLength": 1,
            "maxLength": 50
          },
          "compared": {
            "type": "boolean",
            "title": "Beside the days before",
            "description": "Reserves their space while the figure loads."
          },
          "better": {
            "type": "string",
            "enum": [
              "up",
              "down",
              "neither"
            ],
            "title": "Good is",
            "description": "Direction of an improvement, for a figure with a comparison.",
            "default": "up"
          },
          "tone": {
            "type": "string",
            "enum": [
              "default",
              "primary",
              "success",
              "warning",
              "danger"
            ],
            "title": "Tone",
            "default": "default"
          }
        },
        "additionalProperties": false
      }
    }
  },
  "charts": {
    "Area": {
      "title": "Areas",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "smooth": {
            "type": "boolean",
            "title": "Curved",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Bar": {
      "title": "Bars",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "sideways": {
            "type": "boolean",
            "title": "Sideways",
            "description": "Horizontal bars; suits long names.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Funnel": {
      "title": "Funnel",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "HeatMap": {
      "title": "Heat map",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "labels": {
            "type": "boolean",
            "title": "Numbers in the fields",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Line": {
      "title": "Lines",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "smooth": {
            "type": "boolean",
            "title": "Curved",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Pie": {
      "title": "Pie",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "ring": {
            "type": "boolean",
            "title": "As a ring",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "RegionMap": {
      "title": "Map of regions",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "labels": {
            "type": "boolean",
            "title": "Names in the tiles",
            "description": "On by default.",
            "default": true
          }
        },
        "additionalProperties": false
      }
    },
    "StackedBar": {
      "title": "Stacked bars",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "shares": {
            "type": "boolean",
            "title": "As shares",
            "description": "Every bar is 100 %.",
            "default": false
          },
          "sideways": {
            "type": "boolean",
            "title": "Sideways",
            "description": "Horizontal bars; suits long names.",
            "default": false
          }
        },
        "additionalProperties": false
      }
    },
    "Table": {
      "title": "Numbers",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "Trend": {
      "title": "Number with trend",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "better": {
            "type": "string",
            "enum": [
              "up",
              "down",
              "neither"
            ],
            "title": "Good is",
            "description": "Direction of an improvement; shown by words and signs besides the color.",
            "default": "up"
          }
        },
        "additionalProperties": false
      }
    }
  },
  "pages": {
    "system/DataVersions": {
      "title": "Versions of a record",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/DepartMove": {
      "title": "Move of a department",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/DepartPages": {
      "title": "Pages of a department",
      "accepts": [],
      "props": {
        "type": "object",
        "required": [
          "op",
          "empty",
          "tabs"
        ],
        "properties": {
          "op": {
            "type": "string",
            "title": "Operation",
            "description": "Operation that returns the tree of departments.",
            "pattern": "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",
            "x-refers": "operation"
          },
          "everyone": {
            "type": "string",
            "title": "Without a department",
            "description": "Label of the option for no department; without it the first department is selected at first.",
            "minLength": 1,
            "maxLength": 50
          },
          "empty": {
            "type": "string",
            "title": "Where there is no department",
            "minLength": 1,
            "maxLength": 200
          },
          "tabs": {
            "type": "array",
            "items": {
              "type": "object",
              "required": [
                "id",
                "title",
                "page",
                "param",
                "value"
              ],
              "properties": {
                "id": {
                  "type": "string",
                  "title": "Id",
                  "pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
                },
                "title": {
                  "type": "string",
                  "title": "Title",
                  "minLength": 1,
                  "maxLength": 200
                },
                "page": {
                  "type": "string",
                  "title": "Page",
                  "pattern": "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",
                  "maxLength": 120
                },
                "param": {
                  "type": "string",
                  "title": "Parameter",
                  "description": "Parameter of that page for the department.",
                  "pattern": "^[A-Za-z][A-Za-z0-9]{0,39}$"
                },
                "value": {
                  "anyOf": [
                    {
                      "type": "string",
                      "const": "id"
                    },
                    {
                      "type": "string",
                      "const": "orgCode"
                    }
                  ],
                  "title": "What it takes"
                }
              },
              "additionalProperties": false
            },
            "title": "Pages",
            "minItems": 1,
            "maxItems": 5
          }
        },
        "additionalProperties": false
      }
    },
    "system/PermissionList": {
      "title": "Menus",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "toolbar": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$"
            },
            "title": "Above the tree",
            "description": "Ids of actions of this page.",
            "maxItems": 10
          },
          "rowActions": {
            "type": "array",
            "items": {
              "type": "string",
              "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$"
            },
            "title": "In each row",
            "description": "Ids of actions of this page; the first two stand in the row, the others under \"More\".",
            "maxItems": 20
          },
          "moveAction": {
            "type": "string",
            "pattern": "^[a-z][A-Za-z0-9_-]{0,39}$",
            "title": "Moves an entry",
            "description": "Action that moves `record.id` into `record.toParent`, before `record.before`."
          }
        },
        "additionalProperties": false
      }
    },
    "system/OneTimePasswords": {
      "title": "One-time passwords",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "system/RowWhy": {
      "title": "Why a row is seen",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    },
    "bill/SettleCalendar": {
      "title": "Settlement calendar",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {
          "list": {
            "type": "string",
            "title": "List",
            "description": "Page that a day opens, filtered by its settlement date; bill/SettleBillList, unless named."
          }
        },
        "additionalProperties": false
      }
    },
    "system/StatementRun": {
      "title": "Run a statement",
      "accepts": [],
      "props": {
        "type": "object",
        "properties": {},
        "additionalProperties": false
      }
    }
  },
  "actions": {}
}
